// The first lesson is a table like any other: lay it and go there.

import { post } from "./api.js";

export async function open(frame, game) {
  const { table } = await post(`/learn/${game}`);
  location.replace(`/t/${table}`);
}
