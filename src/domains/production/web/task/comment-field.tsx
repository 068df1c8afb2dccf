import { Combobox, Textarea, useCombobox } from '@mantine/core'
import { useRef, useState } from 'react'
import { Face } from '#ui/workbench/face.tsx'
import type { LinePerson } from '../../board-contract.ts'
import { MAX_COMMENT } from '../../production.ts'
import styles from './comments.module.css'
import { findPeople, mentionAt } from './mentions.ts'

interface CommentFieldProps {
  label: string
  placeholder?: string
  value: string
  onChange: (value: string) => void
  /** Called by Ctrl+Enter. */
  onSend: () => void
  /** Called by Esc. */
  onCancel?: () => void
  /** Who may be mentioned. */
  people: readonly LinePerson[]
  /** Lines of the empty field. */
  rows?: number
}

/** A field for a comment in Markdown. After '@' it suggests the people of the line. */
export function CommentField({
  label,
  placeholder,
  value,
  onChange,
  onSend,
  onCancel,
  people,
  rows = 2,
}: CommentFieldProps) {
  const area = useRef<HTMLTextAreaElement>(null)
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() })
  const [offered, setOffered] = useState<readonly LinePerson[]>([])

  function offer({ value, selectionStart }: HTMLTextAreaElement) {
    const mention = mentionAt(value, selectionStart)
    const found = mention ? findPeople(people, mention.typed).slice(0, 6) : []
    setOffered(found)
    if (found.length === 0) return combobox.closeDropdown()
    combobox.openDropdown()
    combobox.updateSelectedOptionIndex()
    requestAnimationFrame(() => combobox.selectFirstOption())
  }

  function insert(name: string) {
    const field = area.current
    const mention = field && mentionAt(field.value, field.selectionStart)
    if (!mention) return
    field.setRangeText(`@${name} `, mention.start, field.selectionStart, 'end')
    onChange(field.value)
    combobox.closeDropdown()
  }

  return (
    <Combobox store={combobox} onOptionSubmit={insert} withinPortal={false} position="bottom-start">
      <Combobox.Target autoComplete="off">
        <Textarea
          ref={area}
          // Escape closes what is offered, or ends the change, and not the dialog.
          data-mantine-stop-propagation={onCancel !== undefined || combobox.dropdownOpened}
          aria-label={label}
          placeholder={placeholder}
          autosize
          minRows={rows}
          maxRows={12}
          maxLength={MAX_COMMENT}
          autoFocus={onCancel !== undefined}
          value={value}
          onChange={({ currentTarget }) => {
            onChange(currentTarget.value)
            offer(currentTarget)
          }}
          onClick={({ currentTarget }) => offer(currentTarget)}
          onBlur={() => combobox.closeDropdown()}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
              event.preventDefault()
              // Or the suggestion that is selected would be put into the emptied field.
              combobox.closeDropdown()
              onSend()
            }
            if (event.key === 'Escape' && !combobox.dropdownOpened) onCancel?.()
          }}
        />
      </Combobox.Target>
      <Combobox.Dropdown hidden={offered.length === 0}>
        <Combobox.Options aria-label="Pessoas do quadro">
          {offered.map((person) => (
            <Combobox.Option key={person.id} value={person.name} className={styles.person}>
              <Face person={person} size={22} /> {person.name}
            </Combobox.Option>
          ))}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  )
}
