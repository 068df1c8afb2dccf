import { ActionIcon, Autocomplete, Button, NativeSelect } from '@mantine/core'
import { useHotkeys } from '@mantine/hooks'
import { IconArrowsSplit2, IconPlus, IconTrash } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { parseMoney, plainMoney } from '#money.ts'
import { AmountInput } from '#ui/workbench/form/amount-input.tsx'
import { MAX_CATEGORY, MAX_PARTS } from '../../finance.ts'
import { useCategoryNames, useProjectOptions } from '../parts/use-choices.ts'
import styles from './parts.module.css'
import { addPart, type TypedPart, withRest } from './typed-parts.ts'

interface PartsFieldProps {
  parts: readonly TypedPart[]
  /** The entry's amount as typed. */
  total: string
  /** Category and project of an entry that is not split yet. */
  whole: Omit<TypedPart, 'amount'>
  onChange: (parts: TypedPart[]) => void
  /** Id of the ledger's owner; the reader by default. */
  owner?: number | undefined
  /** Projects that the entry is of, whosever they are. */
  projects: readonly { id: number; title: string }[]
  /** Why the parts are refused; by the path of a field: `parts.1.amount`. */
  errors: Readonly<Record<string, unknown>>
}

/** What an entry is split into: nothing, or parts that come to it, the last of which takes what is left. */
export function PartsField({ parts, total, whole, onChange, owner, projects, errors }: PartsFieldProps) {
  const categories = useCategoryNames(owner)
  const [, ...own] = useProjectOptions(projects)
  const options = [{ value: '', label: 'Sem projeto' }, ...own]
  const list = useRef<HTMLFieldSetElement>(null)
  /** Raised where amounts are written for the person: their fields begin anew. */
  const [written, setWritten] = useState(0)
  const sum = parseMoney(total)

  function split() {
    onChange(addPart(parts, whole, sum ?? 0))
    setWritten(written + 1)
    const place = Math.max(parts.length, 1)
    requestAnimationFrame(() => {
      const field =
        list.current?.querySelectorAll<HTMLInputElement>('input[inputmode=decimal]')[place - (parts.length ? 0 : 1)]
      field?.focus()
      field?.select()
    })
  }
  useHotkeys([['alt+S', () => parts.length < MAX_PARTS && split()]], [])
  const change = (place: number, part: Partial<TypedPart>) =>
    onChange(parts.map((one, at) => (at === place ? { ...one, ...part } : one)))
  function settle(place: number, part: TypedPart) {
    const next = withRest(parts.with(place, part), place, sum ?? 0)
    if (!next) return
    onChange(next)
    setWritten(written + 1)
  }
  function remove(place: number) {
    const left = parts.filter((_, at) => at !== place)
    onChange(left.length === 1 ? [] : left)
    setWritten(written + 1)
  }
  const textOf = (path: string) => (typeof errors[path] === 'string' ? errors[path] : undefined)

  if (parts.length === 0)
    return (
      <Button
        className="self-start"
        variant="default"
        size="compact-md"
        aria-keyshortcuts="Alt+S"
        leftSection={<IconArrowsSplit2 size={18} aria-hidden />}
        onClick={split}
      >
        Dividir
      </Button>
    )
  const rest = sum === undefined ? undefined : parts.reduce((left, { amount }) => left - (parseMoney(amount) ?? 0), sum)
  return (
    <fieldset ref={list} className={`stack gap-50 may-shrink ${styles.parts}`}>
      <legend className="small medium">Partes</legend>
      <ol className="bare-list stack gap-50">
        {parts.map((part, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a part is known by its place
          <li className="stack align-start gap-35" key={`${place} ${parts.length} ${written}`}>
            <AmountInput
              aria-label={`Valor da parte ${place + 1}`}
              defaultValue={part.amount}
              error={textOf(`parts.${place}.amount`)}
              onChange={({ currentTarget }) => change(place, { amount: currentTarget.value })}
              onBlur={({ currentTarget }) => settle(place, { ...part, amount: currentTarget.value })}
            />
            <Autocomplete
              aria-label={`Categoria da parte ${place + 1}`}
              placeholder="Categoria"
              data={categories}
              limit={8}
              maxLength={MAX_CATEGORY}
              defaultValue={part.category}
              error={textOf(`parts.${place}.category`)}
              onChange={(category) => change(place, { category })}
            />
            <NativeSelect
              // The options may arrive after the field.
              key={options.length}
              aria-label={`Projeto da parte ${place + 1}`}
              data={options}
              defaultValue={part.project_id === null ? '' : String(part.project_id)}
              onChange={({ currentTarget }) => change(place, { project_id: Number(currentTarget.value) || null })}
            />
            <ActionIcon
              variant="subtle"
              color="gray"
              size="lg"
              aria-label={parts.length === 2 ? 'Não dividir' : `Remover a parte ${place + 1}`}
              onClick={() => remove(place)}
            >
              <IconTrash size={18} aria-hidden />
            </ActionIcon>
          </li>
        ))}
      </ol>
      <div className="row cluster space-between gap-50">
        <Button
          variant="subtle"
          size="compact-md"
          aria-keyshortcuts="Alt+S"
          disabled={parts.length >= MAX_PARTS}
          leftSection={<IconPlus size={18} aria-hidden />}
          onClick={split}
        >
          Mais uma parte
        </Button>
        <p role="status" className={`tabular ${rest ? 'error' : 'soft'}`}>
          {rest === undefined
            ? ''
            : rest === 0
              ? 'Fecha com o valor'
              : `${rest > 0 ? 'Falta' : 'Sobra'} ${plainMoney(Math.abs(rest))}`}
        </p>
      </div>
      {textOf('parts') && (
        <p className="error" role="alert">
          {textOf('parts')}
        </p>
      )}
    </fieldset>
  )
}
