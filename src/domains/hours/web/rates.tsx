import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { query } from '#client/calls/query.ts'
import { brl, toCents } from '#money.ts'
import { day as dayText } from '#time.ts'
import { QueryView } from '#ui/workbench/query-view.tsx'
import { LoadingRows } from '#ui/workbench/states.tsx'
import type { Rate, Rated } from '../billing-contract.ts'
import styles from './hours.module.css'
import { RateDialog, type RateOf } from './rate-dialog.tsx'

/** What an hour is sold for and costs, by person and project; for who sees costs. */
export function Rates({ today }: { today: string }) {
  const rates = useQuery(query.hours.rates.list.queryOptions())
  const [open, setOpen] = useState<RateOf>()
  return (
    <QueryView
      query={rates}
      data={rates.data?.data}
      failed="Os valores não vieram"
      loading={<LoadingRows rows={5} height={40} label="Carregando os valores…" />}
    >
      {({ people, projects }) => {
        const rows = { person: people, project: projects }
        const current = open && rows[open.whose].find(({ id }) => id === open.id)
        return (
          <>
            <p className="soft measure">
              O preço vai para os orçamentos; o do projeto vale antes do da pessoa. O custo vai para as margens. Cada
              valor vale a partir do seu dia. Só a administração e quem ela escolhe em Pessoas veem esta parte.
            </p>
            <RateTable title="Pessoas" whose="person" rows={people} today={today} onOpen={setOpen} />
            {projects.length > 0 && (
              <RateTable title="Projetos" whose="project" rows={projects} today={today} onOpen={setOpen} />
            )}
            <RateDialog
              open={open && current ? { ...open, name: current.name, rates: current.rates } : undefined}
              today={today}
              onClose={() => setOpen(undefined)}
            />
          </>
        )
      }}
    </QueryView>
  )
}

/** What is of that day; undefined for none yet. */
const rateOn = (rates: readonly Rate[], kind: Rate['kind'], day: string) =>
  rates.find((rate) => rate.kind === kind && rate.from <= day)

interface RateTableProps {
  title: string
  whose: RateOf['whose']
  rows: readonly Rated[]
  today: string
  onOpen: (open: RateOf) => void
}

function RateTable({ title, whose, rows, today, onOpen }: RateTableProps) {
  const kinds: readonly Rate['kind'][] = whose === 'person' ? ['price', 'cost'] : ['price']
  return (
    <section className="stack gap-50" aria-label={title}>
      <h2>{title}</h2>
      <div className={`surface lines-around ${styles.sheet}`}>
        <table className={`full-width tabular joined-cells ${styles.grid} ${styles.figures}`}>
          <thead>
            <tr>
              <th scope="col">Nome</th>
              {kinds.map((kind) => (
                <th key={kind} scope="col" className={styles.figure}>
                  {RATE_LABELS[kind]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ id, name, rates }) => (
              <tr key={id}>
                <th scope="row">{name}</th>
                {kinds.map((kind) => {
                  const rate = rateOn(rates, kind, today)
                  return (
                    <td key={kind} className={styles.figure}>
                      <Button
                        variant="subtle"
                        color={rate ? 'gray' : 'blue'}
                        size="compact-sm"
                        title={rate && `desde ${dayText(rate.from)}`}
                        aria-label={`${RATE_LABELS[kind]}, ${name}: ${rate ? brl(toCents(rate.amount)) : 'Dizer'}`}
                        onClick={() => onOpen({ whose, id, kind })}
                      >
                        {rate ? brl(toCents(rate.amount)) : 'Dizer'}
                      </Button>
                    </td>
                  )
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

const RATE_LABELS = { price: 'Preço da hora', cost: 'Custo da hora' } as const
