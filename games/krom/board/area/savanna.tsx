// On the savanna: four animals to hunt, what each gives, and how likely it is caught with none, one
// or two dice more

import { Piece } from "@genepool/board"
import type { Animal } from "../../data/resolved.ts"
import { chanceOf } from "../../text/chances.ts"
import { animalArt } from "../art/animals.ts"
import { Die } from "../art/die.tsx"
import { Picture } from "../art/picture.tsx"
import { Amounts, TokenIcon } from "../art/tokens.tsx"
import { usePlay } from "../play.ts"

const percent = (chance: number) => Math.round(chance * 100)

export function Savanna() {
  const { view, sight } = usePlay()
  const chased = sight.hunt?.slot ?? null
  return (
    <div className="kro-savanna" data-chased={chased ?? undefined}>
      {chased === null ? (
        view.hunting.open.map((id, slot) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a space on the board is its number
          <AnimalCard key={`${slot}${id}`} id={id} slot={slot} />
        ))
      ) : (
        <Chase id={view.hunting.open[chased] as string} />
      )}
    </div>
  )
}

function AnimalCard({ id, slot }: { readonly id: string; readonly slot: number }) {
  const { sight, offers, refusal, word, say, facts } = usePlay()
  const { dice, value, reward } = sight.data.animals.get(id) as Animal
  const extra = [0, ...sight.data.prices.extraDice]
  const chances = extra.map((_, more) => percent(chanceOf(dice + more, value)))
  const hunt = offers("hunt")
  const fresh = facts.some((fact) => fact.fact === "openedAnimal" && fact.slot === slot)
  const animal = { do: "animal", slot, animal: id } as const
  return (
    <Piece
      className="kro-card kro-animal"
      name={word("animalCard", {
        animal: id,
        dice,
        value,
        chances: chances.map((it) => `${it} %`).join(", "),
      })}
      options={hunt.length > 0 ? hunt : offers("animal").filter((option) => option.slot === slot)}
      then={hunt.length > 0 ? [animal] : []}
      withheld={refusal((choice) => choice.do === "animal" && choice.slot === slot)}
      tip={word("tip.animal")}
      anchor={`animal-${slot}`}
    >
      <span className="kro-card-name">{say(`name.animal.${id}`)}</span>
      <span className="kro-prey">
        <Picture drawing={animalArt[id]} className={fresh ? "kro-fresh-card" : ""} />
        <span className="kro-need">
          <b>≥{value}</b>
          <span className="kro-need-dice">
            {Array.from({ length: dice }, (_, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: dice are alike
              <Die key={at} face={null} />
            ))}
          </span>
        </span>
      </span>
      <Amounts counts={reward} />
      <span className="kro-chances">
        {chances.map((chance, more) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: none, one or two dice more
          <span key={more}>
            {more > 0 && <i>+{more}</i>}
            {chance}
            {more === 0 && "%"}
          </span>
        ))}
      </span>
    </Piece>
  )
}

/** The animal is chosen: how many dice more? */
function Chase({ id }: { readonly id: string }) {
  const { sight, beat, offers, refusal, word, say } = usePlay()
  const { dice, value, reward } = sight.data.animals.get(id) as Animal
  const thrown = beat.find((fact) => fact.fact === "hunted")
  return (
    <>
      <div className="kro-card kro-chased" role="img" aria-label={say(`name.animal.${id}`)}>
        <span className="kro-card-name">{say(`name.animal.${id}`)}</span>
        <Picture drawing={animalArt[id]} />
        <span className="kro-need">
          <b>≥{value}</b>
          <Amounts counts={reward} />
        </span>
      </div>
      {thrown !== undefined ? (
        <span className="kro-throws" aria-hidden="true">
          {thrown.dice.map((face, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: dice are alike
            <Die key={at} face={face} fresh late={at} />
          ))}
        </span>
      ) : (
        <div className="kro-extra">
          {[0, ...sight.data.prices.extraDice].map((price, more) => (
            <Piece
              // biome-ignore lint/suspicious/noArrayIndexKey: none, one or two dice more
              key={more}
              className="kro-slab kro-throw"
              name={word("extraDice", { dice: more, price, chance: percent(chanceOf(dice + more, value)) })}
              options={offers("extraDice").filter((option) => option.dice === more)}
              withheld={refusal((choice) => choice.do === "extraDice" && choice.dice === more)}
              tip={word("tip.extraDice")}
            >
              <span className="kro-throw-dice">
                {Array.from({ length: dice + more }, (_, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: dice are alike
                  <Die key={at} face={null} />
                ))}
              </span>
              <b>{percent(chanceOf(dice + more, value))}%</b>
              <span className="kro-price">
                <b>{price}</b>
                <TokenIcon kind="krom" />
              </span>
            </Piece>
          ))}
        </div>
      )}
    </>
  )
}
