import { type ReactNode, useId } from 'react'
import { brl } from '#money.ts'
import { itemLabel, shortChange } from '../../changes.ts'
import { ACCEPT_FORM, choiceField } from '../../choices.ts'
import { choiceText, lineText, quantityText } from '../../document-texts.ts'
import type { Quote } from '../../quote-contract.ts'
import { counts } from '../../sums.ts'
import styles from './line.module.css'
import { LineRequest } from './requests.tsx'
import type { AnswerProps } from './use-answer.ts'

export interface LinesProps extends AnswerProps {
  quote: Quote
  /** What the client takes or leaves, by the item's place from 0; undefined where nothing can be chosen. */
  onTake: ((index: number, isTaken: boolean) => void) | undefined
}

/**
 * An item: what it is, how its total comes about, what it was in the version before, and what was asked of it. One that
 * the client chooses has its mark; it belongs to the form of acceptance at the end of the page.
 */
export function Line({ index, quote, onTake, ...answering }: LinesProps & { index: number }) {
  const id = useId()
  const { items } = quote.document
  const item = items[index]!
  const isPick = item.choice !== undefined && onTake !== undefined
  return (
    <li className={`stack relative line-below ${styles.line}`} data-pick={isPick || undefined}>
      {isPick && (
        <input
          id={id}
          type={item.choice!.kind === 'optional' ? 'checkbox' : 'radio'}
          form={ACCEPT_FORM}
          name={choiceField(items, index)}
          value={index}
          checked={item.choice!.chosen}
          data-scripted
          onChange={({ currentTarget }) => onTake(index, currentTarget.checked)}
        />
      )}
      <Text labels={isPick ? id : undefined}>
        <ItemText item={item} was={wasText(quote, item)} isPick={isPick} />
      </Text>
      <span className={`strong tabular nowrap text-end ${styles.amount}`} data-left={!counts(item) || undefined}>
        {brl(item.total)}
      </span>
      <LineRequest quote={quote} line={index + 1} {...answering} />
    </li>
  )
}

/** What an item says, as the label of its mark where it has one. */
const Text = ({ labels, children }: { labels: string | undefined; children: ReactNode }) =>
  labels ? (
    <label className={`stack content-start lines-145 break-anywhere pointer ${styles.text}`} htmlFor={labels}>
      {children}
    </label>
  ) : (
    <span className={`stack content-start lines-145 break-anywhere ${styles.text}`}>{children}</span>
  )

type Item = LinesProps['quote']['document']['items'][number]

/** Its first line names it, those below describe it. */
function ItemText({ item, was, isPick }: { item: Item; was: string; isPick: boolean }) {
  const [name, ...lines] = item.description.split('\n')
  const count = countText(item)
  return (
    <>
      <b>{name}</b>
      {lines.length > 0 && <span className="soft pre-line">{lines.join('\n')}</span>}
      {count && <span>{count}</span>}
      {!isPick && item.choice && <span className="soft">{choiceText(item)}</span>}
      {was && <span className="soft">{was}</span>}
    </>
  )
}

/** '2 un × R$ 7.480,00'; one of something without a price of its own says nothing more than its total. */
function countText(item: Item): string {
  if (item.unit_price !== undefined || item.unit) return lineText(item)
  return item.quantity === 1 ? '' : `Quantidade: ${quantityText(item)}`
}

/** What an item said in the version before, where it says something else now. */
function wasText({ changes, document: { version, items } }: LinesProps['quote'], { description }: Item): string {
  const label = itemLabel(description)
  const change = changes.find((one) => one.label === label)
  return change?.before && change.after ? `na versão ${(version ?? 1) - 1}: ${shortChange(change, items).before}` : ''
}
