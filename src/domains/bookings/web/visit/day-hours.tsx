import { day as dayText, weekdayOf } from '#time.ts'
import type { FreeHours } from '../../visit-contract.ts'
import styles from './day-hours.module.css'

const ON = ['no domingo', 'na segunda', 'na terça', 'na quarta', 'na quinta', 'na sexta', 'no sábado']

interface Props {
  free: FreeHours
  /** Why no hour, or the one that was chosen, is not taken: the first hour gets the focus. */
  failure: string | undefined
  /** The hour that was sent before. */
  chosen: string | undefined
}

/** The free hours of the day that is shown, of which one is chosen. */
export const DayHours = ({ free: { day, starts }, failure, chosen }: Props) => (
  <fieldset
    className={`may-shrink no-padding no-border ${styles.hours}`}
    id="horas"
    aria-describedby={failure && 'horas-falha'}
  >
    <legend className="below-75 subheading no-padding">
      Horário {ON[weekdayOf(day)]}, {dayText(day)} <span className="soft small regular">(horário de Brasília)</span>
    </legend>
    {failure && (
      <p id="horas-falha" className="medium failure below-75" role="alert">
        {failure}
      </p>
    )}
    {starts.length === 0 ? (
      <p className="soft">Nenhum horário livre neste dia. Escolha outro dia.</p>
    ) : (
      <div className="cluster gap-50">
        {starts.map((start, at) => (
          <label key={start} className={`place-center relative tabular pointer surface rounded ${styles.hour}`}>
            <input
              type="radio"
              name="start"
              value={start}
              required
              defaultChecked={start === chosen}
              {...(at === 0 && failure && { autoFocus: true })}
            />
            {start.slice(11)}
          </label>
        ))}
      </div>
    )}
  </fieldset>
)
