import { Popover, UnstyledButton } from '@mantine/core'
import { nowMs } from '#clock.ts'
import { DAY_MS, dateTime, day } from '#time.ts'
import { plural } from '#ui/formats.ts'
import styles from './openings.module.css'

/** Days that the marks go back. */
const DAYS = 14

interface OpeningsProps {
  client: string
  /** When the client opened the page within the last 14 days, the newest first. */
  openings: readonly string[]
  /** When it was last sent; null where it is not known. */
  sent: string | null
  opened: boolean
  setOpened: (isOpen: boolean) => void
}

/** When a client opened the quote's page within the last 14 days: a mark each, a ring for the sending, and all moments by a press. */
export function Openings({ client, openings, sent, opened, setOpened }: OpeningsProps) {
  const [last] = openings
  const now = nowMs()
  const placeOf = (at: string) => 100 - ((now - Date.parse(at)) / (DAYS * DAY_MS)) * 100
  return (
    <Popover opened={opened} onChange={setOpened} position="bottom-start" shadow="md" trapFocus returnFocus>
      <Popover.Target>
        <UnstyledButton className={`nowrap ${styles.openings}`} onClick={() => setOpened(!opened)}>
          <svg viewBox="0 0 100 12" preserveAspectRatio="none" aria-hidden>
            <path d="M0 6H100" />
            {sent && placeOf(sent) >= 0 && <path d={`M${placeOf(sent).toFixed(1)} 6h0`} data-sent />}
            {openings.map((at, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a mark is nothing but its place
              <path key={index} d={`M${placeOf(at).toFixed(1)} 1V11`} data-mark />
            ))}
          </svg>
          <span>
            {last ? (
              <>
                <span className="hidden">{`Aberto ${plural(openings.length, 'vez', 'vezes')}, a última em `}</span>
                <span aria-hidden>{openings.length}×, </span>
                {dateTime(last).replace(/\/\d{4}/, '')}
              </>
            ) : (
              <span className="soft">não aberto</span>
            )}
            <span className="hidden">: {client}</span>
          </span>
        </UnstyledButton>
      </Popover.Target>
      <Popover.Dropdown>
        <div className="stack gap-50 tabular" tabIndex={-1} data-autofocus>
          <b className="strong">
            {client}
            {sent && `, enviado em ${day(sent)}`}
          </b>
          {last ? (
            <ul className={`scrolls bare-list ${styles.moments}`}>
              {openings.map((at) => (
                <li key={at}>{dateTime(at)}</li>
              ))}
            </ul>
          ) : (
            <p>Ninguém abriu nos últimos 14 dias.</p>
          )}
          <p className="soft small">Só o momento é guardado, por 90 dias.</p>
        </div>
      </Popover.Dropdown>
    </Popover>
  )
}
