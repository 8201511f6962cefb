# A house in a container: `docker build -t antre .`; how to run it is told in docs/hosting.md.
FROM python:3.13-slim AS build
WORKDIR /build
COPY deploy/build-requirements.txt deploy/requirements.txt deploy/
RUN python -m pip install --no-cache-dir --require-hashes --no-deps -r deploy/build-requirements.txt \
    && python -m venv /opt/antre \
    && /opt/antre/bin/python -m pip install --no-cache-dir --require-hashes --no-deps -r deploy/requirements.txt
COPY pyproject.toml hatch_build.py README.md LICENSE NOTICE ./
COPY src src
# What runs needs no installer: it goes again.
RUN python -m pip wheel --no-build-isolation --no-deps --wheel-dir dist . \
    && /opt/antre/bin/python -m pip install --no-cache-dir --no-index --no-deps dist/*.whl \
    && /opt/antre/bin/python -m compileall -q /opt/antre/lib \
    && /opt/antre/bin/python -m pip uninstall --yes pip

FROM python:3.13-slim
RUN useradd --system --uid 10001 --home-dir /data --shell /usr/sbin/nologin antre \
    && install -d -o antre -g antre -m 0700 /data
COPY --from=build /opt/antre /opt/antre
ENV PATH=/opt/antre/bin:$PATH PYTHONUNBUFFERED=1 PYTHONDONTWRITEBYTECODE=1
USER 10001
VOLUME /data
EXPOSE 8765
HEALTHCHECK --interval=30s --timeout=5s --start-period=30s \
    CMD ["python", "-c", "import urllib.request as r; r.urlopen('http://127.0.0.1:8765/health', timeout=4)"]
ENTRYPOINT ["antre"]
CMD ["serve", "--host", "0.0.0.0", "--port", "8765", "--data", "/data", "--no-browser"]
