// boardgame.io's server as its documentation shows it: everything else is left as it comes.
//
//     node server.js PORT LOBBY_PORT
//
// Matches are kept in memory, its default. The lobby has a port of its own, since koa-compose
// 4.2 no longer lets boardgame.io add it to the first one.

const { Server } = require("boardgame.io/server");
const { Row } = require("./game.js");

const [port, apiPort] = process.argv.slice(2).map(Number);
const server = Server({ games: [Row], origins: [/127\.0\.0\.1/] });
const here = (port) => ({ host: "127.0.0.1", port });
server.run({
  port: here(port),
  lobbyConfig: { apiPort: here(apiPort) },
  callback: () => console.log("open"),
});
