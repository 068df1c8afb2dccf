import { Combobox, Textarea, useCombobox } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, type ReactNode, useEffect } from 'react'
import type { api } from '#client/calls/api.ts'
import { query } from '#client/calls/query.ts'
import { brl, toCents } from '#money.ts'
import { plural } from '#ui/formats.ts'
import { MAX_DESCRIPTION } from '../../budget.ts'
import styles from './items.module.css'

/** An item of the catalogue as it is offered. */
export type Offered = Awaited<ReturnType<typeof api.catalog.offer>>['data'][number]

/** A pause in typing, in milliseconds. */
const PAUSE = 200
/** Characters from which on the catalogue is asked, and up to which: what is longer is a text of one's own. */
const [LEAST, MOST] = [2, 80]

interface DescriptionFieldProps {
  /** What the field is called: 'item 2'. */
  name: string
  path: string
  value: string
  hint: string | undefined
  error: ReactNode
  onChange: (typed: string) => void
  onChoose: (offered: Offered) => void
  /** Goes on to the next line. */
  onEnter: () => void
}

/** The description of a line. While one types, what the catalogue has of it is offered; where that fails nothing is. */
export function DescriptionField({
  name,
  path,
  value,
  hint,
  error,
  onChange,
  onChoose,
  onEnter,
}: DescriptionFieldProps) {
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() })
  const offers = useOffers(value, combobox.dropdownOpened)
  const isOffering = combobox.dropdownOpened && offers.length > 0
  const offered = offers.map(({ id }) => id).join()
  // An option that is chosen by keys stays so while others come and go before it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever other options are offered
  useEffect(() => combobox.updateSelectedOptionIndex(), [offered])

  function choose(chosen: Offered | undefined) {
    combobox.closeDropdown()
    if (chosen) onChoose(chosen)
  }
  function press(event: KeyboardEvent) {
    if (event.altKey) combobox.closeDropdown()
    // It closes what is offered, and does not leave the field as well.
    if (event.key === 'Escape' && isOffering) event.stopPropagation()
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.shiftKey) return
    const selected = isOffering ? combobox.getSelectedOptionIndex() : -1
    if (event.key === 'Tab' && isOffering) {
      event.preventDefault()
      choose(offers[Math.max(selected, 0)])
    }
    // On a phone there is no other way to a second line of text.
    if (event.key === 'Enter' && selected < 0 && matchMedia('(pointer: fine)').matches) {
      event.preventDefault()
      combobox.closeDropdown()
      onEnter()
    }
  }

  return (
    <Combobox
      store={combobox}
      withinPortal={false}
      position="bottom-start"
      onOptionSubmit={(id) => choose(offers.find((offer) => String(offer.id) === id))}
    >
      {/* Arrows and Enter are those of a text of several lines, unless something is offered. */}
      <Combobox.Target autoComplete="off" withKeyboardNavigation={isOffering}>
        <Textarea
          className={styles.description ?? ''}
          aria-label={`Descrição do ${name}`}
          aria-autocomplete="list"
          data-path={path}
          placeholder="Descrição"
          rows={1}
          maxLength={MAX_DESCRIPTION}
          value={value}
          onChange={({ currentTarget }) => {
            onChange(currentTarget.value)
            combobox.openDropdown()
            combobox.resetSelectedOption()
          }}
          onKeyDown={press}
          onBlur={() => combobox.closeDropdown()}
          inputWrapperOrder={['input', 'description', 'error']}
          description={hint}
          error={error}
        />
      </Combobox.Target>
      {isOffering && (
        <>
          <Combobox.Dropdown className={styles.offered}>
            <Combobox.Options aria-label="Do catálogo">
              {offers.map(({ id, name: title, text, unit, price }) => (
                <Combobox.Option key={id} value={String(id)} className={styles.offer}>
                  <b>{title}</b>
                  <span className="tabular nowrap">
                    {brl(toCents(price))}
                    {unit && ` / ${unit}`}
                  </span>
                  {text && <small className="soft tiny">{text}</small>}
                </Combobox.Option>
              ))}
            </Combobox.Options>
          </Combobox.Dropdown>
          <span className="hidden" role="status">
            {plural(offers.length, 'item do catálogo oferecido', 'itens do catálogo oferecidos')}
          </span>
        </>
      )}
    </Combobox>
  )
}

/** What the catalogue has of a text, once the typing pauses. */
function useOffers(typed: string, isOpen: boolean): readonly Offered[] {
  const text = typed.trim()
  const [q] = useDebouncedValue(text, PAUSE)
  const { data } = useQuery(
    query.catalog.offer.queryOptions({
      input: { q },
      enabled: isOpen && q.length >= LEAST && q.length <= MOST && !q.includes('\n'),
      retry: false,
    }),
  )
  return q === text ? (data?.data ?? []) : []
}
