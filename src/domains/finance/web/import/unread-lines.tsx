import { Checkbox } from '@mantine/core'
import { type ReactNode, type RefObject, useId } from 'react'
import { plural, wholeNumber } from '#ui/formats.ts'
import type { UnreadLines as Unread } from '../../import-contract.ts'
import styles from './import.module.css'

interface UnreadLinesProps {
  unread: Unread
  seen: boolean
  onSeen: (seen: boolean) => void
  seenRef?: RefObject<HTMLInputElement | null>
}

/** Says that somebody has seen which lines stay out: without it nothing comes in. */
export const SeenUnread = ({ unread, seen, onSeen, seenRef }: UnreadLinesProps) => (
  <Checkbox
    ref={seenRef}
    label={unread.count === 1 ? 'Vi: importar o resto sem ela' : 'Vi: importar o resto sem elas'}
    checked={seen}
    onChange={({ currentTarget }) => onSeen(currentTarget.checked)}
  />
)

/** Transactions of the file that cannot be read: the rest comes in once somebody has seen which these are. */
export const UnreadLines = (props: UnreadLinesProps) => (
  <UnreadList unread={props.unread}>
    <SeenUnread {...props} />
  </UnreadList>
)

/** Which they are, each with its line, what is wrong and what stands there. Nothing where there are none. */
export function UnreadList({ unread: { count, first }, children }: { unread: Unread; children?: ReactNode }) {
  const heading = useId()
  if (count === 0) return null
  return (
    <section className={`stack gap-50 one-column break-anywhere ${styles.past}`} aria-labelledby={heading}>
      <h3 id={heading}>Não foram lidas</h3>
      <details open={count <= 10}>
        <summary className="pointer">
          {plural(
            count,
            'linha do arquivo não entra: não dá para saber o que diz',
            'linhas do arquivo não entram: não dá para saber o que dizem',
          )}
        </summary>
        <ul className="bare-list full-width line-above">
          {first.map(({ line, transaction, why, text }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines of a file, which never move; many may stand in one
            <li key={at} className="pad-50 line-below">
              <span>
                Linha {line}
                {transaction !== undefined && `, transação ${wholeNumber(transaction)}`}: {why}
              </span>{' '}
              <code className="soft tiny block">{text}</code>
            </li>
          ))}
        </ul>
        {count > first.length && <p>E mais {wholeNumber(count - first.length)}.</p>}
      </details>
      {children}
    </section>
  )
}
