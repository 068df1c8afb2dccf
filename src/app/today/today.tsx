import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { query } from '#client/calls/query.ts'
import type { PutOff, Waiting } from '#domains/today/contract.ts'
import { brl } from '#money.ts'
import { WAITING_GROUPS } from '#platform/contract/waiting.ts'
import { plural } from '#ui/formats.ts'
import { KeysHelp } from '#ui/workbench/keys/keys-help.tsx'
import { useKeys } from '#ui/workbench/keys/use-keys.ts'
import { QueryView } from '#ui/workbench/query-view.tsx'
import { LoadingRows } from '#ui/workbench/states.tsx'
import { useWarm } from '#ui/workbench/use-later.ts'
import { NothingWaits } from './nothing-waits.tsx'
import { loadDays } from './put-off.tsx'
import { PutOffRow, Row, SettledRow } from './row.tsx'
import { inOrder, keyOf } from './thing.ts'
import styles from './today.module.css'
import { useSettle } from './use-settle.ts'

/** Milliseconds between two readings while the screen is open. */
const POLL_MS = 60_000

/** Things that are shown until more are asked for. */
const SHOWN = 20

const GROUP_TITLES: Readonly<Record<(typeof WAITING_GROUPS)[number], string>> = {
  answer: 'Responder',
  money: 'Receber e pagar',
  do: 'Fazer',
}

const KEYS = [
  [['j', 'k'], 'Andar pelas coisas'],
  [['Enter'], 'Resolver ou abrir a marcada'],
  [['a'], 'Adiar para um dia'],
  [['z'], 'Desfazer a última'],
] as const

/** What waits for the person, each with the button that settles it. */
export function Today() {
  const today = useQuery(query.today.list.queryOptions({ staleTime: 0, refetchInterval: POLL_MS }))
  return (
    <section aria-label="O que espera por você" className={styles.today}>
      <QueryView
        query={today}
        data={today.data}
        failed="O que espera por você não veio"
        loading={<LoadingRows rows={5} height={36} label="Carregando o que espera por você…" />}
      >
        {(answer) => <Things {...answer} retry={() => void today.refetch()} />}
      </QueryView>
    </section>
  )
}

interface ThingsProps {
  data: readonly Waiting[]
  later: readonly PutOff[]
  failed: readonly string[]
  retry: () => void
}

function Things({ data, later, failed, retry }: ThingsProps) {
  const { settled, settle, putOff, bringBack, undo } = useSettle()
  useWarm(loadDays)
  const [hasAll, setAll] = useState(false)
  const [showsLater, setShowsLater] = useState(false)
  const [mark, setMark] = useState<string>()
  const [puttingOff, setPuttingOff] = useState<string>()
  const list = useRef<HTMLDivElement>(null)

  const said = new Map(settled.map((one) => [keyOf(one.thing), one]))
  const waiting = data.filter((thing) => !said.has(keyOf(thing)))
  const rows = [...waiting, ...settled.map(({ thing }) => thing)].toSorted(inOrder)
  const shown = hasAll ? rows : rows.slice(0, SHOWN)
  const open = shown.map(keyOf).filter((key) => !said.has(key))
  const marked = mark !== undefined && open.includes(mark) ? mark : open[0]

  function goTo(key: string | undefined) {
    if (key === undefined) return
    setMark(key)
    list.current?.querySelector<HTMLElement>(`[data-thing="${key}"] .${styles.act}`)?.focus()
  }
  const step = (by: number) => () => {
    const hasFocus = list.current?.contains(document.activeElement) ?? false
    const at = marked === undefined ? 0 : open.indexOf(marked)
    goTo(open[hasFocus ? Math.max(0, Math.min(open.length - 1, at + by)) : at])
  }
  const next = (key: string) => open[open.indexOf(key) + 1] ?? open[open.indexOf(key) - 1]
  async function leave(key: string, done: Promise<boolean>) {
    const following = next(key)
    if (await done) goTo(following)
  }
  const { isOn, setOn } = useKeys('today_keys', {
    j: step(1),
    k: step(-1),
    a: () => setPuttingOff(marked),
    z: () => void undo(),
  })

  return (
    <>
      {rows.length > 0 && (
        <header className={`row space-between gap-100 line-below ${styles.lead}`}>
          <p>
            <strong>{waiting.length}</strong>{' '}
            {waiting.length === 1 ? 'coisa espera por você.' : 'coisas esperam por você.'}
          </p>
          <KeysHelp keys={KEYS} note="Enquanto se escreve, as letras só escrevem." isOn={isOn} setOn={setOn} />
        </header>
      )}
      {failed.length > 0 && (
        <p role="alert" className={`row cluster wash ${styles.failed}`}>
          <b>{failed.join(', ')}: não veio.</b> O que espera ali não aparece aqui; o resto está certo.
          <Button variant="subtle" size="compact-sm" onClick={retry}>
            Tentar de novo
          </Button>
        </p>
      )}
      <div ref={list}>
        {WAITING_GROUPS.map((group) => {
          const things = shown.filter((thing) => thing.group === group)
          if (things.length === 0) return null
          return (
            <section key={group} aria-labelledby={`today-${group}`}>
              <header className={`cluster align-baseline space-between ${styles.head}`}>
                <h2 className="strong" id={`today-${group}`}>
                  {GROUP_TITLES[group]}{' '}
                  <span className="soft">{waiting.filter((one) => one.group === group).length}</span>
                </h2>
                {group === 'money' && <Sums things={waiting.filter((one) => one.group === group)} />}
              </header>
              <ul className="bare-list">
                {things.map((thing) => {
                  const key = keyOf(thing)
                  const one = said.get(key)
                  return one ? (
                    <SettledRow key={key} settled={one} onUndo={() => void undo(one)} />
                  ) : (
                    <Row
                      key={key}
                      thing={thing}
                      isMarked={key === marked}
                      onMark={() => setMark(key)}
                      onSettle={() => void leave(key, settle(thing))}
                      isPuttingOff={key === puttingOff}
                      setPuttingOff={(isOpen) => setPuttingOff(isOpen ? key : undefined)}
                      onPutOff={(until) => void leave(key, putOff(thing, until))}
                    />
                  )
                })}
              </ul>
            </section>
          )
        })}
      </div>
      {rows.length > shown.length && (
        <Button className={styles.more ?? ''} variant="default" size="compact-md" onClick={() => setAll(true)}>
          Mais {rows.length - shown.length}
        </Button>
      )}
      {rows.length === 0 && failed.length === 0 && <NothingWaits />}
      {later.length > 0 && (
        <>
          <Button
            className={styles.later ?? ''}
            variant="subtle"
            size="compact-sm"
            aria-expanded={showsLater}
            onClick={() => setShowsLater(!showsLater)}
          >
            {plural(later.length, 'adiada', 'adiadas')}
          </Button>
          {showsLater && (
            <ul className="bare-list" aria-label="Adiadas">
              {later.map((thing) => (
                <PutOffRow
                  key={keyOf(thing)}
                  thing={thing}
                  onBringBack={() => {
                    // Its place may be past those that are shown at first.
                    setAll(true)
                    void bringBack(thing)
                  }}
                />
              ))}
            </ul>
          )}
        </>
      )}
    </>
  )
}

/** What is to be received and paid of these. */
function Sums({ things }: { things: readonly Waiting[] }) {
  const amounts = things.map(({ amount }) => amount ?? 0)
  const sum = (chosen: readonly number[]) => brl(Math.abs(chosen.reduce((total, amount) => total + amount, 0)))
  const [owed, due] = [amounts.filter((amount) => amount > 0), amounts.filter((amount) => amount < 0)]
  return (
    <p className="soft small tabular">
      {owed.length > 0 && (
        <>
          a receber <b className="ink">{sum(owed)}</b>
        </>
      )}
      {owed.length > 0 && due.length > 0 && ' · '}
      {due.length > 0 && (
        <>
          a pagar <b className="ink">{sum(due)}</b>
        </>
      )}
    </p>
  )
}
