import { memo } from 'react'
import { day, dayMonth } from '#time.ts'
import { MAX_CATEGORY, NO_CATEGORY } from '../../finance.ts'
import type { ImportLine } from '../../import-contract.ts'
import { signedMoney } from '../parts/money-text.ts'
import styles from './import.module.css'
import type { Choice } from './use-import.ts'

interface ImportLineRowProps {
  line: ImportLine
  /** Undefined where what is proposed stays. */
  choice: Choice | undefined
  onChoose: (line: number, choice: Choice | undefined) => void
  /** Id of the list of categories. */
  categories: string
}

/** A line of the statement. Native fields, since there may be a thousand lines. */
export const ImportLineRow = memo(function ImportLineRow({ line, choice, onChoose, categories }: ImportLineRowProps) {
  const { date, description, amount, type, state, reason } = line
  const options = optionsOf(line)
  const chosen = (choice && options.find((option) => isSame(option, choice))) ?? options[0]!
  const category = choice?.category ?? line.category
  function choose(next: Choice | undefined, typed: string) {
    if (!next) return onChoose(line.line, undefined)
    // Left out, a category is the proposed one: an emptied field says that there is none.
    const named = next.do === 'add' && (typed.trim() || (line.category && NO_CATEGORY))
    onChoose(line.line, { ...next, ...(named && { category: named }) })
  }
  return (
    <tr data-state={state} data-out={chosen.choice?.do === 'skip' || undefined}>
      <td className={`tabular nowrap ${styles.day}`}>{day(date)}</td>
      <th scope="row">
        {description}
        <small className="soft tiny block">{reason}</small>
      </th>
      <td className={`tabular nowrap ${styles.figure}`} data-type={type}>
        {signedMoney({ type, amount })}
      </td>
      <td>
        <input
          type="text"
          aria-label={`Categoria de ${description}`}
          placeholder={NO_CATEGORY}
          list={categories}
          maxLength={MAX_CATEGORY}
          defaultValue={category}
          disabled={chosen.choice?.do !== 'add'}
          onChange={({ currentTarget }) => choose(chosen.choice, currentTarget.value)}
        />
      </td>
      <td>
        <select
          aria-label={`O que fazer com ${description}`}
          value={options.indexOf(chosen)}
          onChange={({ currentTarget }) => choose(options[Number(currentTarget.value)]!.choice, category)}
        >
          {options.map(({ label }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two of one text and day may be open
            <option key={index} value={index}>
              {label}
            </option>
          ))}
        </select>
      </td>
    </tr>
  )
})

export interface Option {
  label: string
  /** Undefined of a question that is not answered. */
  choice: Choice | undefined
}

/** What can be done with a line: what is proposed first, of a question nothing. */
export function optionsOf({ state, like, match, matches, transfer, other, mate, ...line }: ImportLine): Option[] {
  const same = (like ? [like] : []).map(
    ({ id, date, description, account }): Option => ({
      label: `É a mesma de ${dayMonth(date)}${account ? `, que já está em ${account}` : ''}: ${description}`,
      choice: { do: 'match', match: { kind: 'report', id } },
    }),
  )
  const sides = (other ? [other] : []).map(
    ({ id, date, description, account }): Option => ({
      label: `Transferência com ${account}: ${description}, ${dayMonth(date)}`,
      choice: { do: 'add', transfer: true, other: id },
    }),
  )
  if (mate)
    sides.push({
      label: `Transferência com ${mate.account}: ${mate.description}, ${dayMonth(mate.date)}`,
      choice: { do: 'add', transfer: true, mate: mate.line },
    })
  const add: Option[] = [
    { label: 'Lançar', choice: { do: 'add', transfer: false } },
    { label: 'Lançar como transferência', choice: { do: 'add', transfer: true } },
  ]
  const skip: Option = { label: 'Deixar de fora', choice: { do: 'skip' } }
  const payments = matches.map(
    ({ kind, id, description, due }): Option => ({
      label: `Paga: ${description} (vence ${dayMonth(due)})`,
      choice: { do: 'match', match: { kind, id } },
    }),
  )
  if (transfer) add.reverse()
  if (state === 'doubtful')
    return [{ label: 'Responda…', choice: undefined }, ...same, ...payments, ...sides, ...add, skip]
  if (line.do === 'add') return [...sides, ...add, ...payments, ...same, skip]
  const isProposed = ({ choice }: Option) => choice?.match?.kind === match?.kind && choice?.match?.id === match?.id
  const known = [...same, ...payments]
  return [...known.filter(isProposed), ...known.filter((option) => !isProposed(option)), ...add, skip]
}

const isSame = ({ choice }: Option, other: Choice | undefined) =>
  choice?.do === other?.do &&
  choice?.transfer === other?.transfer &&
  choice?.other === other?.other &&
  choice?.mate === other?.mate &&
  choice?.match?.kind === other?.match?.kind &&
  choice?.match?.id === other?.match?.id
