// The player aid: the outline of a round, and what the signs on the cards do; one key away

import { AidSheet } from "@genepool/board"
import { actionIds } from "../data/slots.ts"
import { ActionIcon } from "./art/icons.tsx"
import { usePlay } from "./play.ts"

const steps = [1, 2, 3, 4, 5, 6] as const

export function Aid({ close }: { readonly close: () => void }) {
  const { sight, word, say } = usePlay()
  return (
    <AidSheet className="vir-aid" close={close}>
      <ol>
        {steps.map((step) => (
          <li key={step}>
            <b>{say(`name.step.${step}`)}</b>: {word(`tip.step${step}`)}
          </li>
        ))}
      </ol>
      <dl>
        {actionIds.map((action) => (
          <div key={action}>
            <dt>
              <ActionIcon action={action} /> {say(`name.action.${action}`)}
            </dt>
            <dd>{word(`tip.${action}`)}</dd>
          </div>
        ))}
      </dl>
      <p>{word("aid.blue")}</p>
      <p>{word("tip.crises", { threshold: sight.threshold })}</p>
      <p>{word("tip.ties")}</p>
      <ul className="vir-legend">
        {(["artery", "vein", "lymph", "touch"] as const).map((channel) => (
          <li key={channel} data-channel={channel}>
            <svg viewBox="0 0 44 12" aria-hidden="true">
              <path className="vir-flow" d="M3 6H40M34 2l6 4-6 4" />
            </svg>
            {word(`aid.${channel}`)}
          </li>
        ))}
      </ul>
    </AidSheet>
  )
}
