// The table of any game while it is played: what is known of it, put into the places of the shell

import { type Choice, type Decision, type Fact, foresee, type Reason, type Withheld } from "@genepool/engine"
import { asideOf, lineOf, moreOf, questionOf, toListener } from "@genepool/text"
import { type ReactNode, startTransition, useCallback, useEffect, useMemo, useState } from "react"
import { Icon } from "../app/icons.tsx"
import { change, isForetold, type Preferences } from "../app/preferences.ts"
import { ShortcutDialog } from "../app/shortcut-list.tsx"
import { useSteady } from "../app/steady.ts"
import type { AppSay } from "../text/index.ts"
import { Announcer } from "./announcer.tsx"
import { useAnswered } from "./answered.ts"
import { BarButton } from "./bar.tsx"
import { boardPropsOf } from "./board-props.ts"
import type { Objection, TableCoach } from "./coach.ts"
import { isTaught } from "./courses.ts"
import { Drawer, useIsPinned } from "./drawer.tsx"
import { EndSheet } from "./finale.tsx"
import { struckSince } from "./follow.ts"
import type { LoadedGame } from "./games.ts"
import { type TableGuide, useGuided, useLight } from "./guide.ts"
import { HandOver } from "./hand-over.tsx"
import { hearingOf } from "./hearing.ts"
import { Held } from "./held.tsx"
import { Hints } from "./hints.tsx"
import { Instructions } from "./instructions.tsx"
import { goTo, goToLine, goToWrite, useKeys } from "./keys.ts"
import { LogOfGame } from "./log-of-game.tsx"
import { useWords } from "./names.ts"
import { News } from "./news.tsx"
import { useOnePress } from "./one-press.ts"
import { Options } from "./options.tsx"
import { Pace, useTaps } from "./pace.tsx"
import { Places } from "./places.tsx"
import { Pop } from "./pop.tsx"
import { type Explained, Prompt } from "./prompt.tsx"
import { RoundSheets } from "./round-sheet.tsx"
import { RuleLink } from "./rule-link.tsx"
import { ruleAddress, rulesBehind } from "./rules-behind.ts"
import { SaidVoice } from "./said-voice.tsx"
import { sayBeat } from "./say-beat.ts"
import { SeatGlyph } from "./seat-glyph.tsx"
import { useSending } from "./sending.ts"
import type { Show, Shown } from "./show.ts"
import { Since } from "./since.tsx"
import type { HintShown, Sight, TableSource } from "./source.ts"
import { useTabToRule } from "./to-rule.ts"
import { useTurnSigns } from "./turn-signs.ts"
import { useInText } from "./use-in-text.ts"
import { useSaidAloud, useShow, useShown } from "./use-show.ts"
import { useSounds } from "./use-sounds.ts"
import { useWhile } from "./use-while.ts"
import { useUsual } from "./usual.ts"
import { WithheldList } from "./withheld-list.tsx"

export interface TableProps {
  readonly loaded: LoadedGame
  readonly source: TableSource
  readonly preferences: Preferences
  readonly say: AppSay
  readonly momentAddress: ((n: number) => string) | null
  /** What can be done with the game: in the menu, and beside the result when it is over. */
  readonly actions?: (sight: Sight) => ReactNode
  /** Beside the question: the state of the connection, a request of another player. */
  readonly notices?: ReactNode
  /** Said where nobody is waited for. */
  readonly rest?: string | undefined
  /** Whoever learns the game is guided at the table itself. */
  readonly guide?: TableGuide
  /** Whoever plays their first games has somebody at their side. */
  readonly coach?: TableCoach | undefined
  /** In the drawer below the log, such as the chat. */
  readonly below?: ReactNode
  /** What others have said there that was not read when the table was opened, line by line. */
  readonly saidBelow?: readonly string[]
}

/**
 * In files of the font of their own, which would otherwise come when first needed, and have the
 * whole page laid out anew.
 */
const rareLetters = "→≥"

export function TableFrame(props: TableProps) {
  useEffect(() => void document.fonts?.load('1em "Onest Variable"', rareLetters), [])
  // In words nothing moves: the present is told at once
  const inText = useInText(props.preferences)
  const { still } = props.preferences
  const show = useShow(props.source, props.loaded, { ...props.preferences, still: inText || still })
  const shown = useShown(show)
  if (shown === null) return <p className="room-note">{props.say("app.loading")}</p>
  return <Table {...props} show={show} shown={shown} />
}

function Table(props: TableProps & { readonly show: Show; readonly shown: Shown }) {
  const { loaded, source, preferences, say, momentAddress, actions, notices, show } = props
  const { module, Emblem } = loaded
  // Learners make every choice themselves
  const isAskedAll = preferences.askAll || props.guide !== undefined
  const { sight, answer, changing } = useAnswered(
    useUsual(props.shown, module, source, isAskedAll),
    module.game,
  )
  const { decision, result, view, handOver, who } = sight
  const { words, seatNames, bareNames } = useWords(module.texts, sight.seats, view, preferences, say, who)
  useSaidAloud(show, words.sayFact)
  useTaps(show, props.shown)
  useTabToRule()
  useSounds(props.shown, loaded.parts?.sounds, preferences.sound)
  const [pointed, setPointed] = useWhile<readonly Choice[]>(view, none)
  const point = useSteady((options: readonly Choice[]) =>
    startTransition(() => setPointed(options.length > 0 ? options : none)),
  )
  const [narrowed, setNarrowed] = useWhile<readonly Choice[] | null>(view, null)
  const [explained, setExplained] = useWhile<Explained | null>(view, null)
  const [hints, setHints] = useWhile<readonly HintShown[] | "thinking" | null>(view, null)
  const [listed, setListed] = useWhile(view, false)
  const sending = useSending()
  const [held, setHeld] = useWhile<HeldBack | null>(view, null)
  // Nothing is laid over the last words of a guide: there the score is a button away
  const [scoreSeen, setScoreSeen] = useWhile(view, props.guide !== undefined)
  const { following } = module
  const struck = useMemo(() => struckSince(following, sight), [following, sight])
  const [keysListed, setKeysListed] = useState(false)
  const [repeated, setRepeated] = useState(0)
  const saidBelow = props.saidBelow ?? noneSpoken
  const drawer = useDrawer(saidBelow.length)

  const whole = decision?.options ?? none
  const isPart = narrowed !== null && narrowed.length > 0 && narrowed.length < whole.length
  const options = isPart ? narrowed : whole
  const isDrawn = loaded.parts !== null || loaded.Board !== null
  const spoken = loaded.parts?.spoken ?? noneSpoken
  const isSpoken = useCallback((option: Choice) => spoken.includes(option.do), [spoken])
  const quiet = options.some(isSpoken) ? "spoken" : "nothing"
  const inText = useInText(preferences)
  const shown = inText || listed ? "all" : isPart || preferences.list || !isDrawn ? "row" : quiet

  const { guide } = props
  const coach = props.coach?.isOn === true ? props.coach : undefined
  const guided = useGuided(guide, whole)
  useLight(guide, view)

  const sayLine = useCallback(
    (option: Choice) => lineOf(option, { module, words, view, decision }),
    [module, view, words, decision],
  )
  const sayFact = useCallback(
    (fact: Fact) => toListener(fact, { module, words, view }),
    [module, view, words],
  )
  const sayMore = useCallback(
    (option: Choice) => moreOf(option, { module, words, view, decision }),
    [module, view, words, decision],
  )
  const sayOption = useCallback(
    (option: Choice) => {
      const more = preferences.text === true ? sayMore(option) : null
      return [sayLine(option), ...(more === null ? [] : [more])].join(". ")
    },
    [sayLine, preferences.text, sayMore],
  )
  const ruleBehind = useMemo(() => rulesBehind(loaded), [loaded])
  const explanation = (reason: Reason): Explained => ({
    words: words.sayReason(reason),
    rule: ruleBehind.reason(reason),
  })
  const chosen = useOnePress()
  const choose = useSteady((choice: Choice, drop?: () => void) => {
    chosen()
    held?.drop?.()
    setHeld(null)
    if (choice.do !== "instruct" && !isStillAsked(props.shown.decision, source.sight()?.decision)) return
    const objection =
      choice.do === "instruct"
        ? null
        : (coach?.objection(choice, sight, { ...words, sayFact }) ?? foretold(choice))
    if (objection === null) make(choice)
    else setHeld({ choice, objection, drop })
  })
  /** Not for learners: there everything can be taken back, whatever the dice show. */
  const foretold = (choice: Choice): Objection | null => {
    if (guide !== undefined || decision === null || !isForetold(preferences)) return null
    const foreseen = foresee(module.game, following, view, decision, choice)
    // Nothing can be said of it but that it happens
    if (foreseen === null || foreseen.facts.length === 0) return null
    return {
      words: say(foreseen.chance ? "held.chance" : "held.all"),
      facts: foreseen.facts.map(sayFact),
      better: null,
      isAdvice: false,
    }
  }
  const takeBack = () => {
    held?.drop?.()
    setHeld(null)
  }
  const make = (choice: Choice) => {
    // Before a changed answer is whole nobody hears of it
    const parts = choice.do === "instruct" || changing === null ? [choice] : changing.lay(choice)
    if (parts === null) return
    sending.begin(view)
    void source.choose(...(parts as [Choice, ...Choice[]])).then((refused) => {
      if (refused === null) return changing?.keep()
      sending.end()
      if (refused.reason !== null) setExplained(explanation(refused.reason))
      else if (refused.problem !== null) note(say(refused.problem))
    })
  }
  const explain = useSteady((withheld: Withheld | null) =>
    setExplained(withheld === null ? null : explanation(withheld.reason)),
  )
  const isThinking = hints === "thinking"
  const shownHints = isThinking ? null : hints
  const askHint = () => {
    if (isThinking) return
    setHints(shownHints === null ? "thinking" : null)
    if (shownHints === null) source.hint?.().then(setHints, () => setHints(null))
  }
  const { shortcuts } = preferences
  const { keys } = shortcuts
  const undo = () => (changing ?? { back: source.undo }).back()
  const note = (words: string) => setExplained({ words, rule: null })
  const tryUndo = sight.mayUndo ? undo : () => note(say("text.noUndo"))
  const tryHint = () => {
    if (source.hint === null) note(say("text.noHint"))
    else if (decision === null) note(questionOf(hearingOf(sight, module, words)))
    else askHint()
  }
  useKeys({
    shortcuts,
    digit: (digit) => {
      const option = options[digit - 1]
      if (option === undefined) {
        if (options.length > 0) note(say("text.noOption", { number: digit }))
        return
      }
      // From the list it is as if one had gone there: the focus must not stay at what means
      // something else now. Not all of it may be drawn by now: a number is a place on the whole
      // list
      const list = document.activeElement?.closest(".options")
      const line = list?.querySelector<HTMLElement>(`[data-at="${digit - 1}"] .option`)
      if (line != null) return line.click()
      if (list != null || document.activeElement?.closest(".table") == null) goTo("question")
      choose(option)
    },
    leave: () => {
      const isRisen = narrowed !== null || listed || held !== null || hints !== null
      if (drawer.isOpen && !isRisen) drawer.toggle()
      setNarrowed(null)
      setListed(false)
      takeBack()
      if (!isThinking) setHints(null)
    },
    undo: guide?.takeBack ?? tryUndo,
    does: {
      undo: guide?.takeBack ?? tryUndo,
      list: () => setListed(!listed),
      hint: tryHint,
      question: () => goTo("question"),
      board: () => goTo("board"),
      mine: () => goTo("mine"),
      rivals: () => goTo("rivals"),
      log: () => drawer.open("log"),
      keys: () => setKeysListed(true),
      text: () => change({ text: !inText }),
      line: goToLine,
      last: () => setRepeated(repeated + 1),
      next: () => {
        const isHeldByGuide = !props.shown.showing && guide?.goOn != null
        if (isHeldByGuide) guide.goOn?.()
        else show.goOn()
      },
      pause: () => sight.showing && show.pause(),
      skip: () => show.skip(),
    },
  })
  const myTurn = decision !== null && sight.waiting.includes(decision.seat)
  useTurnSigns({
    name: words.say("game.name"),
    app: say("app.name"),
    myTurn,
  })
  const isPlayed = handOver === null
  const isOver = result !== null || sight.ending !== null
  const isAtRest = result !== null && sight.ending === null
  const endSheet =
    isAtRest && isPlayed && !scoreSeen ? (
      <EndSheet
        result={result}
        seats={sight.seats}
        view={view}
        seatNames={seatNames}
        Emblem={Emblem}
        module={module}
        moments={sight.moments}
        aborted={sight.aborted ?? false}
        words={words}
        say={say}
        momentAddress={momentAddress}
        close={() => setScoreSeen(true)}
      />
    ) : null

  const boardProps = boardPropsOf(sight, { words, seatNames }, preferences, {
    pointed: pointed.length > 0 ? pointed : guided,
    point,
    choose,
    narrow: setNarrowed,
    explain,
  })
  const myHint = source.hint === null || decision === null ? null : askHint
  // While the score is counted its place stays: the board below does not jump at such a moment
  const coachPanel = isPlayed && !isAtRest && coach?.panel({ sight, words, seatNames, hint: myHint })
  const panel = guide?.panel(sight) ?? coachPanel
  return (
    <Places
      loaded={loaded}
      sight={sight}
      boardProps={boardProps}
      words={words}
      seatNames={seatNames}
      bareNames={bareNames}
      preferences={preferences}
      say={say}
      inWords={
        inText
          ? {
              hearing: hearingOf(sight, module, words),
              choose,
              undo: sight.mayUndo ? undo : null,
              hint: source.hint === null ? null : askHint,
              ruleAddress: sight.prompt?.rule == null ? null : ruleAddress(loaded.id, sight.prompt.rule),
              lineKey: shortcuts.on ? keys.line : null,
            }
          : null
      }
      sending={sending}
      guide={guide}
      coach={props.coach}
      panel={panel}
      learnAddress={guide === undefined && isTaught(loaded.id) ? `/${loaded.id}/learn` : null}
      listKeys={() => setKeysListed(true)}
      actions={
        <>
          {result === null && actions?.(sight)}
          {!drawer.isPinned && (
            <button type="button" className="button menu-log" onClick={drawer.toggle}>
              <Icon shape="log" />
              {say("table.log")}
            </button>
          )}
        </>
      }
      icons={
        <>
          <BarButton
            shape="file"
            words={say("text.mode")}
            press={() => change({ text: !inText })}
            keys={keys.text}
            expanded={inText}
          />
          <BarButton
            shape="undo"
            words={say("table.undo")}
            press={undo}
            disabled={!sight.mayUndo}
            keys={`${keys.undo} Control+Z`}
          />
          {source.hint !== null && (
            <BarButton
              shape="hint"
              words={isThinking ? say("table.thinking") : say("table.hint")}
              press={askHint}
              keys={keys.hint}
              disabled={decision === null}
              busy={isThinking}
              expanded={shownHints !== null}
            />
          )}
          <BarButton
            shape={preferences.sound ? "sound" : "silence"}
            words={say("settings.sound")}
            press={() => change({ sound: !preferences.sound })}
            pressed={preferences.sound}
          />
          {!drawer.isPinned && (
            <>
              <BarButton
                shape="log"
                words={say("table.log")}
                press={drawer.toggle}
                keys={keys.log}
                expanded={drawer.isOpen}
              />
              {props.below !== undefined && (
                <BarButton
                  shape="chat"
                  words={
                    drawer.unread > 0
                      ? `${say("online.chat")}. ${say("table.unread", { count: drawer.unread })}`
                      : say("online.chat")
                  }
                  press={() => drawer.open("write")}
                  badge={drawer.unread}
                />
              )}
            </>
          )}
        </>
      }
      instead={
        handOver === null ? null : (
          <HandOver
            key={handOver}
            seat={handOver}
            emblem={Emblem === null ? <SeatGlyph seat={handOver} /> : <Emblem view={view} seat={handOver} />}
            name={bareNames[handOver] ?? ""}
            say={say}
            take={source.takeScreen}
          />
        )
      }
      end={!inText && endSheet}
      dock={
        <>
          <Prompt
            sight={sight}
            explained={explained}
            forget={() => setExplained(null)}
            rest={guide?.rest ?? props.rest}
            passed={say("table.noChoice")}
            answer={
              answer === null
                ? null
                : words.sayList(answer.given.map((part) => words.sayOption(answer.ask, part)))
            }
            aside={asideOf({ module, words, view, prompt: sight.prompt })}
            words={words}
            sayFact={sayFact}
            sayBeat={(told) => sayBeat(told, sight.moments.at(-1), { module, words, view })}
            quiet={loaded.parts?.pacing?.quiet}
            seatNames={seatNames}
            Emblem={Emblem}
            say={say}
            announce={(question, isWait) => (
              // What one was told is gone before another looks at this screen
              <Announcer
                key={`${sight.who} ${sight.handOver}`}
                sight={sight}
                module={module}
                words={words}
                say={say}
                length={preferences.spoken}
                question={question}
                isWait={isWait}
                hints={hints}
                nextKey={shortcuts.on ? keys.next : null}
                repeated={repeated}
              />
            )}
          />
          <div className="dock-answers">
            {notices}
            {isPlayed && !isOver && guide === undefined && following !== undefined && (
              <News
                following={following}
                sight={sight}
                struck={struck}
                words={words}
                sayFact={sayFact}
                seatNames={seatNames}
                Emblem={Emblem}
                preferences={preferences}
                say={say}
                ruleBehind={ruleBehind.fact}
                momentAddress={momentAddress}
              />
            )}
            <Pace show={show} shown={sight} keys={keys} say={say} />
            {answer?.change != null && (
              <button type="button" className="button" onClick={answer.change}>
                {say("table.answer.change")}
              </button>
            )}
            {changing !== null && (
              <button type="button" className="button" onClick={changing.keep}>
                {say("table.answer.keep")}
              </button>
            )}
            {isAtRest && (
              <div className="dock-actions">
                {scoreSeen && (
                  <button type="button" className="button" onClick={() => setScoreSeen(false)}>
                    {say("end.title")}
                  </button>
                )}
                {actions?.(sight)}
              </div>
            )}
            {!isOver && isPlayed && who !== "spectator" && (
              <Options
                options={options}
                sayOption={sayOption}
                sayMore={preferences.text === true ? undefined : sayMore}
                say={say}
                pointed={pointed}
                given={decision?.given ?? none}
                point={point}
                choose={choose}
                showAll={isPart ? () => setNarrowed(null) : null}
                shown={shown}
                isSpoken={isSpoken}
                isNumbered={inText}
                open={setListed}
              />
            )}
            {sight.prompt?.rule !== undefined && sight.prompt.rule !== null && (
              <RuleLink address={ruleAddress(loaded.id, sight.prompt.rule)} say={say} />
            )}
            {options.length > 0 && shown === quiet && (
              <BarButton
                shape="list"
                words={say("table.list", { count: options.length })}
                press={() => setListed(true)}
                keys={keys.list}
              />
            )}
          </div>
          <SaidVoice lines={saidBelow} seen={saidBelow.length - drawer.unread} say={say} />
          {inText && panel}
          {decision !== null && shownHints !== null && (
            <Pop close={() => setHints(null)} say={say}>
              <Hints
                hints={shownHints}
                options={options}
                sayOption={sayLine}
                words={words}
                say={say}
                point={point}
                choose={choose}
              />
            </Pop>
          )}
          {decision !== null && held !== null && (
            <Held
              key={JSON.stringify(held.choice)}
              choice={held.choice}
              objection={held.objection}
              sayOption={sayLine}
              words={words}
              say={say}
              point={point}
              answer={(choice) => {
                if (choice !== held.choice) held.drop?.()
                setHeld(null)
                if (choice !== null) make(choice)
              }}
            />
          )}
          {keysListed && (
            <ShortcutDialog preferences={preferences} say={say} close={() => setKeysListed(false)} />
          )}
          {inText && endSheet !== null && (
            <Pop close={() => setScoreSeen(true)} say={say}>
              {endSheet}
            </Pop>
          )}
        </>
      }
      drawer={
        (drawer.isPinned || drawer.isOpen) && (
          <Drawer isPinned={drawer.isPinned} close={drawer.toggle} say={say}>
            <Since sight={sight} struck={struck} sayFact={sayFact} say={say} momentAddress={momentAddress} />
            <LogOfGame
              sight={sight}
              words={words}
              seatNames={seatNames}
              Emblem={Emblem}
              figures={module.texts.figures}
              say={say}
              momentAddress={momentAddress}
              ruleBehind={ruleBehind.fact}
            />
            {props.below}
            <WithheldList
              withheld={sight.withheld}
              sayOption={(option) => words.sayOption(decision?.ask ?? "", option)}
              explain={({ reason }) => explanation(reason)}
              say={say}
            />
            {result === null && view.standing !== null && (
              <Instructions
                instructions={module.game.instructions}
                standing={view.standing}
                words={words}
                say={say}
                choose={choose}
              />
            )}
            {following !== undefined && (
              <RoundSheets
                following={following}
                sight={sight}
                words={words}
                seatNames={seatNames}
                say={say}
              />
            )}
          </Drawer>
        )
      }
    />
  )
}

/** A choice that was not made yet, and how to forget the rest of its gesture. */
interface HeldBack {
  readonly choice: Choice
  readonly objection: Objection
  readonly drop: (() => void) | undefined
}

const none: readonly never[] = []
const noneSpoken: readonly string[] = []

/** Whether the drawer lies open, and how much was said in it that nobody has seen. */
function useDrawer(said: number) {
  const isPinned = useIsPinned()
  const [isOpen, setOpen] = useState(false)
  const [seen, setSeen] = useState(0)
  if ((isPinned || isOpen) && seen !== said) setSeen(said)
  // What was asked for by its key is gone to when it is there
  const [wanted, setWanted] = useState<"log" | "chat" | "write" | null>(null)
  useEffect(() => {
    if (wanted === null) return
    setWanted(null)
    goTo(wanted === "write" ? "chat" : wanted)
    if (wanted === "write") goToWrite()
  }, [wanted])
  return {
    isPinned,
    isOpen,
    unread: Math.max(0, said - seen),
    toggle: () => setOpen(!isOpen),
    open: (part: "log" | "chat" | "write") => {
      setOpen(true)
      setWanted(part)
    },
  }
}

/**
 * What is not drawn yet cannot have been meant: a click answers the question that its player saw.
 */
function isStillAsked(seen: Decision | null, now: Decision | null | undefined): boolean {
  return seen === now || JSON.stringify(seen) === JSON.stringify(now)
}
