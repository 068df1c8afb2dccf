import { Badge, Skeleton } from '@mantine/core'
import { type ReactNode, useId } from 'react'
import { failureText } from '#client/calls/failures.ts'
import { day as writeDay } from '#time.ts'
import { wholeNumber } from '#ui/formats.ts'
import panel from '#ui/workbench/panel.module.css'
import { QueryView } from '#ui/workbench/query-view.tsx'
import { LoadingRows } from '#ui/workbench/states.tsx'
import type { ScreenTime } from '../contract.ts'
import { pauseText } from '../pause.ts'
import { DayChooser } from './day-chooser.tsx'

import styles from './panel.module.css'

import type { ScreenTimeState } from './use-screen-time.ts'

interface PanelProps extends ScreenTimeState {
  /** Shown below the chart. */
  foot?: ReactNode
}

/** The screen time of a day: its total, its hours and its programs. */
export function ScreenTimePanel({ answer, day, setDate, foot }: PanelProps) {
  const [title, programs] = [useId(), useId()]
  return (
    <div className={`may-shrink ${styles.frame}`}>
      <div className={`stack gap-150 ${styles.parts}`} aria-busy={answer.isFetching}>
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
            <p className="error" role="alert">
              O dia escolhido não veio. {failureText(answer.error)}
            </p>
          )}
          {foot && <p className="small">{foot}</p>}
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
  <p className={`soft tiny ${styles.note}`}>
    Nenhum log enviado ainda. Envie o arquivo de um registrador de janelas, ou ligue uma máquina que o mande sozinha, e
    aqui aparece quanto tempo cada programa ficou na frente.
  </p>
)

function Figures({ day }: { day: ScreenTime }) {
  return (
    <>
      <p className={`cluster align-baseline tabular ${styles.headline}`}>
        <strong className="tight">{wholeNumber(day.lines)}</strong>
        <span className="soft">Cerca de {wholeNumber(day.per_hour)} por hora</span>
      </p>
      <p className={`soft tiny ${styles.note}`}>
        {day.lines === 0
          ? `Nenhuma janela anotada em ${writeDay(day.date)}.`
          : 'Janelas com título anotadas no dia. Cada barra é uma hora, em minutos de uso.'}
      </p>
      <HoursChart chart={day.chart} />
      <p className={`soft tiny ${styles.note}`}>{pauseText(day.pause)}</p>
    </>
  )
}

/** Minutes of use in each hour of the day as 24 bars; a full bar is 60 minutes. */
function HoursChart({ chart }: Pick<ScreenTime, 'chart'>) {
  return (
    <ol className={`stack bare-list ${styles.chart}`} aria-label="Minutos de uso em cada hora do dia">
      {chart.map(({ hour, height }) => (
        <li className="stack gap-35 one-column relative" key={hour} title={`${hour} h: ${height} min`}>
          <span className={`flex align-end full-width ${styles.bar}`} aria-hidden>
            <i
              className="full-width"
              style={{ height: `${(height / 60) * 100}%` }}
              data-empty={height === 0 || undefined}
            />
          </span>
          <span className="hidden">
            {hour} h: {height} min
          </span>
          <small className="soft tabular" aria-hidden>
            {hour}
          </small>
        </li>
      ))}
    </ol>
  )
}

/** The time of each program, longest first, in a list that scrolls. */
function ProgramList({ items }: Pick<ScreenTime, 'items'>) {
  if (items.length === 0) return <p className="soft">Nenhum programa neste dia.</p>
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
    <section className={`rounded ${styles.scroll}`} tabIndex={0} aria-label="Lista de programas">
      <ul className="stack bare-list">
        {items.map(({ name_software, value, image }) => (
          <li className="stack align-center gap-75 line-above pad-50" key={name_software}>
            <img className="block" src={image} alt="" width={28} height={28} />
            <span className="break-anywhere">{name_software}</span>
            <time className="tabular" dateTime={durationOf(value)}>
              {value}
            </time>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** '04:12:00' as an HTML duration: 'PT04H12M00S'. */
const durationOf = (value: string) => value.replace(/^(\d+):(\d+):(\d+)$/, 'PT$1H$2M$3S')
