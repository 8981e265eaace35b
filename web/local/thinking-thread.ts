// A worker that thinks for bots, beside the one that holds the table: the table stays free to
// answer meanwhile

import { answerCalls, thinker, webChannel } from "@genepool/bots"
import { gameOf } from "@genepool/games"

answerCalls(
  webChannel(self),
  thinker(gameOf, () => performance.now()),
)
