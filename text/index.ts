// Texts for people: says options, prompts, facts and reasons in the reader's language, and finds
// what cannot be said.

export { bestOf, type Compared, compareByEar, itself, numberIn, type Reader, type Words } from "./by-ear.ts"
export { type Glossary, glossaryProblems } from "./glossary.ts"
export { caseProblems, grammarProblems } from "./grammar.ts"
export { catalogProblems, textProblems } from "./problems.ts"
export { type Seen, seenInPlay, textProblemsSaid, textProblemsSeen } from "./seen.ts"
export { type Speaker, type SpeakerOptions, speaker } from "./speaker.ts"
export { clausesOf, countWords, mostWords, sumUp, type Telling } from "./turn.ts"
export { type Sampled, unsaid, viewsInPlay } from "./unsaid.ts"
export {
  answer,
  aroundPlace,
  asideOf,
  beforeOpenEnd,
  type HeardChoice,
  type Hearing,
  howToChoose,
  lineOf,
  meantBy,
  moreOf,
  noSuchCommand,
  optionsOf,
  positionOf,
  questionOf,
  readCommand,
  sayTurns,
  sinceMine,
  toListener,
} from "./voice.ts"
export { type CommandName, called, commandNames, voiceTexts } from "./voice-words.ts"
