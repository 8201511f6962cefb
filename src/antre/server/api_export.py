"""HTTP: take all that is mine away."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response

import antre
from antre.server.api_accounts import guest
from antre.server.api_context import ERRORS, ApiContext, reply
from antre.server.models_accounts import PersonalData
from antre.server.personal_data import personal_data


def routes(context: ApiContext) -> APIRouter:
    api = APIRouter(prefix="/api", tags=["people"], responses=ERRORS)

    @api.get(
        "/me/export", responses={200: {"model": PersonalData}}, summary="All that is kept of me"
    )
    async def export(request: Request) -> Response:
        who = guest(request)
        context.limits.take("export", who.key)
        data = await context.house.storage.read(personal_data(who.guest))
        response = reply({"antre": antre.__version__, **data})
        response.headers["content-disposition"] = 'attachment; filename="antre.json"'
        return response

    return api
