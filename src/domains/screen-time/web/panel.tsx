import { Badge, Skeleton } from '@mantine/core'
import { type ReactNode, useId } from 'react'
import { failureText } from '#client/failures.ts'
import { day as writeDay } from '#time.ts'
import { wholeNumber } from '#ui/formats.ts'
import panel from '#ui/workbench/panel.module.css'
import { QueryView } from '#ui/workbench/query-view.tsx'
import { LoadingRows } from '#ui/workbench/states.tsx'
import type { ScreenTime } from '../contract.ts'
import { pauseText } from '../pause.ts'
import { DayChooser } from './day-chooser.tsx'
import { HoursChart } from './hours-chart.tsx'
import styles from './panel.module.css'
import { ProgramList } from './program-list.tsx'
import type { ScreenTimeState } from './use-screen-time.ts'

interface PanelProps extends ScreenTimeState {
  /** Shown below the chart. */
  foot?: ReactNode
}

/** The screen time of a day: its total, its hours and its programs. */
export function ScreenTimePanel({ answer, day, setDate, foot }: PanelProps) {
  const [title, programs] = [useId(), useId()]
  return (
    <div className={styles.frame}>
      <div className={styles.parts} aria-busy={answer.isFetching}>
        <section className={`${panel.panel} ${styles.part}`} aria-labelledby={title}>
          <header>
            <h2 id={title}>Tempo de tela</h2>
            {day?.sample && <Badge color="yellow">Exemplo</Badge>}
            {day && !day.empty && <DayChooser day={day} onChoose={setDate} />}
          </header>
          <QueryView
            query={answer}
            data={day}
            failed="O tempo de tela não veio"
            loading={<LoadingRows rows={1} height={212} label="Carregando o tempo de tela…" />}
          >
            {(shown) => (isUnused(shown) ? <NothingSent /> : <Figures day={shown} />)}
          </QueryView>
          {day && answer.isError && (
            <p className={styles.failure} role="alert">
              O dia escolhido não veio. {failureText(answer.error)}
            </p>
          )}
          {foot && <p className={styles.foot}>{foot}</p>}
        </section>
        {!(day && isUnused(day)) && (
          <section className={`${panel.panel} ${styles.part}`} aria-labelledby={programs}>
            <header>
              <h2 id={programs}>Programas</h2>
            </header>
            {day ? <ProgramList items={day.items} /> : !answer.error && <Skeleton height={252} />}
          </section>
        )}
      </div>
    </div>
  )
}

/** Whether there is nothing to show: no line was ever sent, and there is no sample. */
const isUnused = ({ empty, sample }: ScreenTime) => empty && !sample

const NothingSent = () => (
  <p className={styles.note}>
    Nenhum log enviado ainda. Envie o arquivo de um registrador de janelas, ou ligue uma máquina que o mande sozinha, e
    aqui aparece quanto tempo cada programa ficou na frente.
  </p>
)

function Figures({ day }: { day: ScreenTime }) {
  return (
    <>
      <p className={styles.headline}>
        <strong>{wholeNumber(day.lines)}</strong>
        <span>Cerca de {wholeNumber(day.per_hour)} por hora</span>
      </p>
      <p className={styles.note}>
        {day.lines === 0
          ? `Nenhuma janela anotada em ${writeDay(day.date)}.`
          : 'Janelas com título anotadas no dia. Cada barra é uma hora, em minutos de uso.'}
      </p>
      <HoursChart chart={day.chart} />
      <p className={styles.note}>{pauseText(day.pause)}</p>
    </>
  )
}
