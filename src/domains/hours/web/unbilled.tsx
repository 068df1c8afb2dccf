import { Button, Checkbox } from '@mantine/core'
import { IconFileInvoice } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { api } from '#client/calls/api.ts'
import { failureText } from '#client/calls/failures.ts'
import { query } from '#client/calls/query.ts'
import { useIsOn } from '#client/session/modules.ts'
import { useSession } from '#client/session/session.ts'
import { formPath, numberText } from '#domains/budgets/budget.ts'
import { brl, groupedMoney, toCents } from '#money.ts'
import { dayMonth } from '#time.ts'
import { attempt } from '#ui/workbench/attempt.ts'
import { clockText } from '#ui/workbench/timer/clock-text.ts'
import { notifyFailure, notifyUndo } from '#ui/workbench/toasts.tsx'
import { useFollow } from '#ui/workbench/use-follow.ts'
import type { Billed, Unbilled } from '../billing-contract.ts'
import styles from './hours.module.css'

/** What no quote bills yet, which one click makes a quote's draft of; for who sees costs, where there are quotes. */
export function UnbilledHours() {
  const { seesCosts } = useSession()
  const isOn = useIsOn()({ module: 'budgets' })
  const list = useQuery({ ...query.hours.billing.list.queryOptions(), enabled: seesCosts && isOn })
  const [made, setMade] = useState<number>()
  if (!seesCosts || !isOn) return null
  if (list.error && !list.data) return <p role="alert">{failureText(list.error)}</p>
  if (!list.data) return null
  const { projects, billed } = list.data.data
  if (projects.length === 0 && billed.length === 0) return null
  return (
    <section className="stack gap-50" aria-labelledby="nao-faturadas">
      <Projects projects={projects} onMade={setMade} />
      {billed.length > 0 && <BilledQuotes billed={billed} made={made} />}
    </section>
  )
}

const money = (reais: number) => brl(toCents(reais))
/** 'R$ 120,00', or from the lowest to the highest: 'R$ 120,00 a 140,00'. */
function pricesText(prices: readonly number[]) {
  if (prices.length === 0) return ''
  const [least, most] = [Math.min(...prices), Math.max(...prices)]
  return least === most ? money(least) : `${money(least)} a ${groupedMoney(toCents(most))}`
}
const minutesOf = ({ lines }: Unbilled) => lines.reduce((sum, { minutes }) => sum + minutes, 0)

interface ProjectsProps {
  projects: readonly Unbilled[]
  /** Called with the draft that was made. */
  onMade: (budget: number) => void
}

function Projects({ projects, onMade }: ProjectsProps) {
  const client = useQueryClient()
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const [isBusy, setBusy] = useState(false)
  const toBill = projects.filter((one) => chosen.has(one.project_id) && one.lines.length > 0)
  const minutes = toBill.reduce((sum, one) => sum + minutesOf(one), 0)
  const total = toBill.reduce((sum, one) => sum + toCents(one.total), 0)
  const reload = () => client.invalidateQueries({ queryKey: query.hours.key() })

  async function bill() {
    setBusy(true)
    try {
      const { data } = await api.hours.billing.bill({
        projects: toBill.map((one) => ({ project_id: one.project_id, total: one.total, minutes: minutesOf(one) })),
      })
      setChosen(new Set())
      onMade(data.budget)
      notifyUndo(`Rascunho ${numberText(data.budget)}: ${clockText(minutes)}, ${brl(total)}`, () =>
        throwAway(data.budget),
      )
    } catch (failure) {
      notifyFailure(failure)
    }
    await reload()
    setBusy(false)
  }
  async function throwAway(budget: number) {
    await attempt(() => api.hours.billing.throwAway({ id: budget }))
    await reload()
  }
  return (
    <>
      <div className="row cluster gap-75">
        <h2 id="nao-faturadas">Ainda não faturadas</h2>
        <span className="soft small">Valores: só quem vê custos.</span>
        {projects.length > 0 && (
          <Button
            className="push"
            variant="default"
            leftSection={<IconFileInvoice size={16} aria-hidden />}
            disabled={toBill.length === 0}
            loading={isBusy}
            onClick={() => void bill()}
          >
            {toBill.length === 0 ? 'Escolha o que faturar' : `Fazer orçamento com ${clockText(minutes)}, ${brl(total)}`}
          </Button>
        )}
      </div>
      {projects.length === 0 ? (
        <p className="soft">Todas as horas já estão em orçamentos.</p>
      ) : (
        <div className={`surface lines-around ${styles.sheet}`}>
          <table className={`full-width tabular joined-cells ${styles.grid} ${styles.figures}`}>
            <thead>
              <tr>
                <th scope="col">Projeto</th>
                <th scope="col" className={`${styles.client} ${styles.wide}`}>
                  Cliente
                </th>
                <th scope="col" className={styles.figure}>
                  Horas
                </th>
                <th scope="col" className={`${styles.figure} ${styles.wide}`}>
                  Por hora
                </th>
                <th scope="col" className={styles.figure}>
                  Total
                </th>
                <th scope="col" className={`${styles.day} ${styles.wide}`}>
                  Desde
                </th>
              </tr>
            </thead>
            <tbody>
              {projects.map((one) => (
                <tr key={one.project_id}>
                  <th scope="row">
                    {one.lines.length > 0 ? (
                      <Checkbox
                        label={one.project}
                        checked={chosen.has(one.project_id)}
                        onChange={() =>
                          setChosen((before) => {
                            const next = new Set(before)
                            if (!next.delete(one.project_id)) next.add(one.project_id)
                            return next
                          })
                        }
                      />
                    ) : (
                      <span className={`soft ${styles.unpickable}`}>{one.project}</span>
                    )}
                  </th>
                  <td className={`${styles.client} ${styles.wide}`}>{one.client}</td>
                  <td className={styles.figure}>{clockText(one.minutes)}</td>
                  <td className={`soft nowrap ${styles.figure} ${styles.wide}`}>
                    {pricesText(one.lines.map(({ price }) => price))}
                  </td>
                  <td className={styles.figure}>
                    {one.lines.length > 0 ? (
                      <b>{money(one.total)}</b>
                    ) : (
                      <span className="soft small">{one.closed ? 'preço fechado' : 'sem preço'}</span>
                    )}
                    {one.lines.length > 0 && minutesOf(one) < one.minutes && (
                      <span className="soft small block">{clockText(one.minutes - minutesOf(one))} sem preço</span>
                    )}
                  </td>
                  <td className={`soft ${styles.day} ${styles.wide}`}>{dayMonth(one.since)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {projects.some(({ lines, closed }) => lines.length === 0 && !closed) && (
        <p className="soft small">
          <Link to="/dashboard/hours" search={{ parte: 'valores' }}>
            Dizer o preço da hora
          </Link>
        </p>
      )}
    </>
  )
}

interface BilledQuotesProps {
  billed: readonly Billed[]
  /** The draft that was made just now: its link is shown, and has the focus. */
  made: number | undefined
}

function BilledQuotes({ billed, made }: BilledQuotesProps) {
  const client = useQueryClient()
  const follow = useFollow()
  const link = useRef<HTMLAnchorElement>(null)
  const listed = billed.find(({ budget }) => budget === made)?.budget
  useEffect(() => {
    if (listed === undefined) return
    link.current?.closest('details')?.setAttribute('open', '')
    link.current?.focus()
  }, [listed])
  return (
    <details>
      <summary className="soft pointer">Em orçamentos: {billed.length}</summary>
      <ul className="bare-list stack gap-25">
        {billed.map(({ budget, client: name, minutes, draft }) => (
          <li key={budget} className="row cluster gap-50">
            <a href={formPath(budget)} onClick={follow} ref={budget === made ? link : null}>
              {draft ? `Abrir o rascunho ${numberText(budget)}` : numberText(budget)}
            </a>
            <span>{name}</span>
            <span className="soft tabular">{clockText(minutes)}</span>
            {draft && (
              <Button
                variant="subtle"
                size="compact-sm"
                aria-label={`Jogar fora o rascunho ${numberText(budget)}`}
                onClick={async () => {
                  await attempt(() => api.hours.billing.throwAway({ id: budget }))
                  await client.invalidateQueries({ queryKey: query.hours.key() })
                }}
              >
                Jogar fora o rascunho
              </Button>
            )}
          </li>
        ))}
      </ul>
    </details>
  )
}
