"""Many hands on many machines: the same work done by the processes of a Ray cluster.

Ray is an engine of its own, with machines, logs and a dashboard; here it is only asked to do one
number after the other. Every machine needs the same Antre (and the bots, if they are one's own).
"""

from __future__ import annotations

from collections.abc import Generator, Iterator
from contextlib import contextmanager
from itertools import islice
from typing import Any, TypeVar

from antre.lab.extras import needs
from antre.lab.workers import Work, WorkFailed, attempt

R = TypeVar("R")
# So many numbers wait for each processor, so that none is ever idle.
AHEAD = 2


def on_ray(work: Work[R], count: int, address: str) -> Generator[R, None, None]:
    """The results for 0 to `count - 1`, in the order they are ready."""
    with joined(address) as ray:
        yield from _together(ray, work, count)


@contextmanager
def joined(address: str) -> Iterator[Any]:
    """Ray, as a part of the cluster of that address; who was in it before stays in it."""
    with needs("ray", "a Ray cluster"):
        import ray
    new = not ray.is_initialized()
    if new:
        ray.init(address=address, log_to_driver=False)
    try:
        yield ray
    finally:
        if new:
            ray.shutdown()


def processors(ray: Any) -> int:
    """How many the cluster has, of all its machines."""
    return max(1, int(ray.cluster_resources().get("CPU", 1)))


def _together(ray: Any, work: Work[R], count: int) -> Generator[R, None, None]:
    task, shared = ray.remote(max_retries=0)(attempt), ray.put(work)
    asked = ((task.remote(shared, number), number) for number in range(count))
    busy = dict(islice(asked, AHEAD * processors(ray)))
    try:
        while busy:
            (ready, *_), _ = ray.wait(list(busy))
            number = busy.pop(ready)
            yield _result(ray, ready, number)
            busy.update(islice(asked, 1))
    finally:
        for reference in busy:
            ray.cancel(reference, force=True)


def _result(ray: Any, reference: Any, number: int) -> Any:
    try:
        fine, answer = ray.get(reference)
    except ray.exceptions.RayError as error:
        raise WorkFailed(number, f"its worker process on the cluster ended: {error}") from None
    if not fine:
        raise WorkFailed(number, answer)
    return answer
