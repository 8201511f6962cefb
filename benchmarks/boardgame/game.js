// A row of five cards: in turn, each of four players takes one, and the deck fills the gap.
// Nobody sees the deck. A hand holds ten cards; the oldest goes back under the deck, so that the
// game never ends. Cards of one colour are worth the square of their number.

const COLOURS = 5;
const CARDS = 60;
const HAND = 10;

function score(hand) {
  const count = new Array(COLOURS).fill(0);
  for (const card of hand) count[card % COLOURS] += 1;
  return count.reduce((sum, each) => sum + each * each, 0);
}

module.exports.Row = {
  name: "row",
  minPlayers: 4,
  maxPlayers: 4,

  setup: ({ ctx, random }) => {
    const deck = random.Shuffle([...Array(CARDS).keys()]);
    const row = deck.splice(0, 5);
    const players = Object.fromEntries(ctx.playOrder.map((id) => [id, { hand: [], score: 0 }]));
    return { deck, row, players };
  },

  turn: { minMoves: 1, maxMoves: 1 },

  moves: {
    // Only the server knows the deck, so only the server makes the move.
    take: {
      client: false,
      move: ({ G, playerID }, place) => {
        if (!(place in G.row)) return "INVALID_MOVE";
        const me = G.players[playerID];
        me.hand.push(G.row[place]);
        if (me.hand.length > HAND) G.deck.push(me.hand.shift());
        G.row[place] = G.deck.shift();
        me.score = score(me.hand);
      },
    },
  },

  playerView: ({ G }) => ({ ...G, deck: G.deck.length }),
};
