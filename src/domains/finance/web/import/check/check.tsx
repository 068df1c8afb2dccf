import { Button, Kbd, Progress } from '@mantine/core'
import { IconBan, IconCheck, IconCircleDashed, IconHelp } from '@tabler/icons-react'
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { dayMonth } from '#time.ts'
import { useKeys } from '#ui/workbench/keys/use-keys.ts'
import type { ImportPreview } from '../../../import-contract.ts'
import { signedMoney } from '../../parts/money-text.ts'
import type { ImportState } from '../use-import.ts'
import { BalanceBar } from './balance-bar.tsx'
import styles from './check.module.css'
import { Finished } from './finished.tsx'
import { Hand, type HandActions } from './hand.tsx'
import { type Checked, type Check as Checking, linesOf, useCheck } from './use-check.ts'

const GROUPS = [
  { group: 'asked', label: 'A responder', icon: IconHelp },
  { group: 'out', label: 'Ficam de fora', icon: IconBan },
  { group: 'certain', label: 'Certas', icon: IconCircleDashed },
] as const

interface CheckProps {
  /** The line in hand, which gets the focus where the person chooses this view. */
  handRef: RefObject<HTMLElement | null>
  preview: ImportPreview
  state: ImportState
  /** Called once all that would be left out has been looked at. */
  onLooked: () => void
  /** Imports what was checked; undefined while that cannot be done. */
  onCommit: (() => void) | undefined
  /** What has to be said before that can be done. */
  asked: ReactNode
}

/** The lines of a statement one by one, by keys: the list, and beside it the line in hand. */
export function Check({ handRef, preview, state, onLooked, onCommit, asked }: CheckProps) {
  const lines = linesOf(preview)
  const check = useCheck(lines, state)
  const hand = useRef<HandActions>(null)
  const looked = useEffectEvent(onLooked)
  useEffect(() => {
    if (check.isLooked) looked()
  }, [check.isLooked])
  const { current } = check
  useEffect(() => {
    document.querySelector(`[data-check="${current?.line}"]`)?.scrollIntoView({ block: 'nearest' })
  }, [current?.line])
  const number = (index: number) => () => {
    const answer = current?.answers[index]
    if (answer) check.answer(answer.choice)
  }
  useKeys('finance_keys', {
    j: () => check.step(1),
    k: () => check.step(-1),
    arrowdown: () => check.step(1),
    arrowup: () => check.step(-1),
    x: check.later,
    z: check.undo,
    u: check.reopen,
    n: () => hand.current?.fresh(),
    '/': () => hand.current?.find(),
    s: () => hand.current?.split(),
    c: () => hand.current?.category(),
    'shift+a': check.acceptCertain,
    enter: () => {
      const focused = document.activeElement
      if (focused instanceof HTMLButtonElement && !focused.matches('[data-check]')) focused.click()
      else if (check.left > 0) hand.current?.accept()
      else if (!state.isReading) onCommit?.()
    },
    ...Object.fromEntries(Array.from({ length: 9 }, (_, index) => [String(index + 1), number(index)])),
  })
  if (!current) return null
  const count = lines.length - check.left
  return (
    <div className="stack gap-75 one-column">
      <div className="row cluster gap-75">
        <b className="tabular" role="status">
          {count} de {lines.length}
        </b>
        <Progress
          className={styles.progress ?? ''}
          value={(100 * count) / lines.length}
          aria-label="Linhas conferidas"
        />
        <span className="row gap-50 soft tiny hidden-narrow">
          <Kbd>Enter</Kbd> aceitar <Kbd>1…9</Kbd> responder <Kbd>n</Kbd> nova <Kbd>/</Kbd> buscar <Kbd>s</Kbd> dividir{' '}
          <Kbd>c</Kbd> categoria <Kbd>x</Kbd> depois <Kbd>u</Kbd> reabrir <Kbd>z</Kbd> desfazer
        </span>
      </div>
      <div className={`stack align-start gap-100 ${styles.check}`}>
        <div className={`may-shrink ${styles.list}`}>
          <div className={styles.lines}>
            {GROUPS.map(({ group, label, icon }) => (
              <Group
                key={group}
                group={group}
                label={label}
                icon={icon}
                lines={lines.filter((line) => line.group === group)}
                check={check}
                state={state}
              />
            ))}
          </div>
          <BalanceBar preview={preview} lines={lines} check={check} state={state} />
        </div>
        {check.left === 0 ? (
          <Finished lines={lines} check={check} state={state} onCommit={onCommit} asked={asked} />
        ) : (
          <Hand
            key={`${current.line} ${check.done.has(current.line)}`}
            ref={hand}
            box={handRef}
            checked={current}
            check={check}
            state={state}
            account_id={preview.accounts[current.account]?.account_id ?? null}
          />
        )}
      </div>
    </div>
  )
}

interface GroupProps {
  group: Checked['group']
  label: string
  icon: typeof IconHelp
  lines: readonly Checked[]
  check: Checking
  state: ImportState
}

function Group({ group, label, icon: Icon, lines, check, state }: GroupProps) {
  if (lines.length === 0) return null
  const open = lines.filter(({ line }) => !check.done.has(line)).length
  return (
    <section aria-label={label}>
      <div className={`row space-between gap-50 paper line-below ${styles.head}`}>
        <h3 className="small">
          {label} <span className="soft tabular">{open}</span>
        </h3>
        {group === 'certain' && open > 0 && (
          <Button
            size="compact-sm"
            variant="default"
            onClick={check.acceptCertain}
            rightSection={<Kbd visibleFrom="sm">Shift A</Kbd>}
          >
            Aceitar {open === 1 ? 'a certa' : `as ${open}`}
          </Button>
        )}
      </div>
      <ul className="bare-list">
        {lines.map((one) => {
          const isDone = check.done.has(one.line)
          const Mark = isDone ? IconCheck : Icon
          return (
            <li key={one.line}>
              <button
                type="button"
                className={`stack align-center full-width text-start no-background pointer ${styles.line}`}
                data-check={one.line}
                data-done={isDone || undefined}
                aria-current={one === check.current || one.line === check.current?.line || undefined}
                onClick={() => check.goTo(one.line)}
              >
                <Mark size={16} aria-hidden />
                <span className="soft tabular">{dayMonth(one.date)}</span>
                <span className="one-line may-shrink">{one.description}</span>
                <span className="tabular nowrap text-end">{signedMoney(one)}</span>
                <small className={`soft one-line may-shrink ${styles.fate}`}>{fateOf(one, isDone, state)}</small>
              </button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** What becomes of a line, or what is asked of it. */
function fateOf({ line, group, reason, answers, category }: Checked, isDone: boolean, state: ImportState): string {
  const choice = state.choices.get(line)
  if (choice?.parts && choice.parts.length > 0)
    return `dividida: ${choice.parts.map((part) => part.category).join(' + ')}`
  const chosen = answers.find((answer) => JSON.stringify(plain(answer.choice)) === JSON.stringify(plain(choice)))
  const named = choice?.category ?? category
  if (choice?.match && !chosen) return state.picked.get(line) ?? reason
  if (choice) return [chosen?.label ?? 'Lançar', choice.do === 'add' && named].filter(Boolean).join(': ')
  if (group === 'out') return isDone ? 'fica de fora' : reason
  return reason
}

const plain = (choice: Checked['answers'][number]['choice']) =>
  choice && [choice.do, choice.match?.kind, choice.match?.id, choice.other, choice.mate, choice.transfer ?? false]
