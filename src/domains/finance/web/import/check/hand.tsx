import { Autocomplete, Button, Checkbox, Kbd, NativeSelect, TextInput } from '@mantine/core'
import { type Ref, type RefObject, useEffect, useImperativeHandle, useRef, useState } from 'react'
import { groupedMoney, parseMoney, toDecimal } from '#money.ts'
import { day } from '#time.ts'
import { confirmAction } from '#ui/workbench/confirm.tsx'
import { MAX_CATEGORY, MAX_DESCRIPTION } from '../../../finance.ts'
import { namePart } from '../../../name-part.ts'
import type { Linkable } from '../../../proposal-contract.ts'
import { centsOf, signedMoney } from '../../parts/money-text.ts'
import { useCategoryNames, useProjectOptions } from '../../parts/use-choices.ts'
import { PartsField } from '../../report/parts-field.tsx'
import type { TypedPart } from '../../report/typed-parts.ts'
import type { Choice, ImportState } from '../use-import.ts'
import styles from './check.module.css'
import { FindField, labelOf } from './find-field.tsx'
import type { Check, Checked } from './use-check.ts'

/** What keys do with the line in hand. */
export interface HandActions {
  accept: () => void
  split: () => void
  category: () => void
  /** Makes a new entry of it: its category is asked. */
  fresh: () => void
  /** Searches what it is. */
  find: () => void
}

interface HandProps {
  ref: Ref<HandActions>
  /** The whole of it, which has the focus while nothing in it does. */
  box: RefObject<HTMLElement | null>
  checked: Checked
  check: Check
  state: ImportState
  /** The account that it goes to; null for one that will be made. */
  account_id: number | null
}

const confirmMove = ({ description }: Linkable, account: string) =>
  confirmAction({
    title: 'Mudar de conta?',
    text: `${description} está em ${account}. Se é esta linha, passa para a conta deste extrato quando você importar. Desfazer a importação a devolve.`,
    confirm: 'É esta: mudar de conta',
  })

/** The line in hand: what it is, why, and what becomes of it. Another line has another one. */
export function Hand({ ref, box, checked, check, state, account_id }: HandProps) {
  const { line, date, description, amount, group, reason, answers } = checked
  const chosen = state.choices.get(line)
  const [category, setCategory] = useState(chosen?.category ?? checked.category)
  const [project_id, setProject] = useState(chosen?.project_id ?? null)
  const total = groupedMoney(centsOf(amount))
  const [parts, setParts] = useState<TypedPart[]>(() =>
    (chosen?.parts ?? []).map((part) => ({ ...part, amount: groupedMoney(centsOf(part.amount)) })),
  )
  const field = useRef<HTMLInputElement>(null)
  const search = useRef<HTMLInputElement>(null)
  const [isNew, setNew] = useState(false)
  const [named, setNamed] = useState(chosen?.description ?? description)
  const [isAlways, setAlways] = useState(chosen?.rule !== undefined)
  const rule = namePart(description)
  const categories = useCategoryNames()
  const projects = useProjectOptions()
  const isSplit = parts.length > 0
  const rest = parts.reduce((left, part) => left - (parseMoney(part.amount) ?? 0), centsOf(amount))
  const isWhole = isSplit && rest === 0 && parts.every((part) => part.category.trim() && parseMoney(part.amount))
  const isChanged = category.trim() !== checked.category || project_id !== null

  /** An answer with what was typed for an entry of its own. */
  const withTyped = (choice: Choice | undefined): Choice | undefined => {
    const added = choice ?? (isChanged && group !== 'out' ? answers[0]?.choice : undefined)
    if (added?.do !== 'add') return added
    const said = isNew ? named.trim() : ''
    return {
      ...added,
      ...(category.trim() && { category: category.trim() }),
      ...(project_id && { project_id }),
      ...(said && said !== description && { description: said }),
      ...(isNew && isAlways && category.trim() && { rule }),
    }
  }
  async function pick(picked: Linkable) {
    const { kind, id, counted } = picked
    if (picked.account && !(await confirmMove(picked, picked.account))) return
    state.setPicked(line, labelOf(picked), counted ? id : null)
    check.answer({ do: 'match', match: { kind, id } })
  }
  function accept() {
    if (isSplit) {
      if (!isWhole) return
      const shares = parts.map((part) => ({
        ...{ category: part.category.trim(), project_id: part.project_id },
        amount: toDecimal(parseMoney(part.amount) ?? 0),
      }))
      return check.answer({ do: 'add', transfer: false, parts: shares })
    }
    if (isNew) return check.answer(withTyped({ do: 'add', transfer: false }))
    if (chosen) return check.answer(withTyped(chosen))
    // A doubt has no answer of its own: what was typed for it makes it an entry.
    if (group === 'asked') return isChanged && check.answer(withTyped({ do: 'add', transfer: false }))
    check.answer(withTyped(isChanged ? answers[0]?.choice : undefined))
  }
  // With the line before a field or button is gone that had the focus. On this line's first answer Enter would choose it.
  useEffect(() => {
    if (document.activeElement === document.body) box.current?.focus()
  }, [box])
  useImperativeHandle(ref, () => ({
    accept,
    split: () => box.current?.querySelector<HTMLButtonElement>('[aria-keyshortcuts="Alt+S"]')?.click(),
    category: () => field.current?.select(),
    fresh: () => {
      if (group === 'out') return check.answer({ do: 'add' })
      setParts([])
      setNew(true)
      // Shown by then, where it was split before.
      requestAnimationFrame(() => field.current?.select())
    },
    find: () => search.current?.focus(),
  }))
  const canAccept = isSplit ? isWhole : group !== 'asked' || chosen !== undefined || isChanged || isNew
  return (
    <section
      ref={box}
      tabIndex={-1}
      aria-label="Linha em mãos"
      aria-live="polite"
      className={`stack gap-75 one-column may-shrink surface outlined ${styles.hand}`}
      onKeyDown={(event) => {
        // Out of a field single keys count again.
        if (event.key === 'Escape' && event.target instanceof HTMLElement && !event.defaultPrevented) {
          setNew(false)
          event.target.blur()
        }
        if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement) || event.defaultPrevented) return
        event.preventDefault()
        accept()
      }}
    >
      <header className="stack">
        <strong className={`tabular ${styles.sum}`}>{signedMoney(checked)}</strong>
        <span className="break-anywhere">{description}</span>
        <small className="soft">
          {day(date)}, linha {line}
        </small>
      </header>
      <p>{isNew ? 'Uma transação nova: de que categoria?' : reason}</p>
      {!isSplit && !isNew && (
        <ol className={`stack gap-25 one-column bare-list ${styles.answers}`}>
          {answers.slice(0, 9).map((answer, index) => (
            <li key={answer.label}>
              <Button
                fullWidth
                justify="flex-start"
                variant={answer.choice === chosen && chosen ? 'light' : 'default'}
                leftSection={<Kbd>{index + 1}</Kbd>}
                onClick={() => check.answer(withTyped(answer.choice))}
              >
                <span className="one-line may-shrink">{answer.label}</span>
              </Button>
            </li>
          ))}
        </ol>
      )}
      {group !== 'out' && (
        <div className="stack gap-50">
          {isNew && (
            <TextInput
              label="Descrição"
              maxLength={MAX_DESCRIPTION}
              value={named}
              onChange={({ currentTarget }) => setNamed(currentTarget.value)}
            />
          )}
          {!isSplit && (
            <>
              <Autocomplete
                ref={field}
                label="Categoria"
                data={categories}
                limit={6}
                maxLength={MAX_CATEGORY}
                value={category}
                onChange={setCategory}
              />
              <NativeSelect
                label="Projeto"
                data={projects}
                value={project_id === null ? '' : String(project_id)}
                onChange={({ currentTarget }) => setProject(Number(currentTarget.value) || null)}
              />
            </>
          )}
          {isNew && rule && (
            <Checkbox
              label={`Fazer sempre assim com “${rule}”`}
              description="Uma regra para os próximos extratos."
              disabled={!category.trim()}
              checked={isAlways && category.trim() !== ''}
              onChange={({ currentTarget }) => setAlways(currentTarget.checked)}
            />
          )}
          {!isSplit && !isNew && (
            <FindField ref={search} checked={checked} account_id={account_id} onPick={(picked) => void pick(picked)} />
          )}
          <PartsField
            parts={parts}
            total={total}
            whole={{ category, project_id }}
            onChange={setParts}
            projects={[]}
            errors={{}}
          />
        </div>
      )}
      <footer className="row cluster gap-50">
        <Button disabled={!canAccept} onClick={accept} rightSection={<Kbd visibleFrom="sm">Enter</Kbd>}>
          {isSplit ? 'Aceitar dividida' : isNew ? 'Lançar' : 'Aceitar'}
        </Button>
        <Button variant="default" onClick={check.later}>
          Depois
        </Button>
        <Button variant="subtle" disabled={!check.canUndo} onClick={check.undo}>
          Desfazer
        </Button>
      </footer>
    </section>
  )
}
