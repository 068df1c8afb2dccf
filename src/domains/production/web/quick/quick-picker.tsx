import { Kbd, Popover, TextInput } from '@mantine/core'
import { IconCheck, IconMinus } from '@tabler/icons-react'
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import { fold } from '#fold.ts'
import styles from './quick-picker.module.css'

export interface QuickOption {
  value: string
  /** What is searched for. */
  text: string
  /** How it is shown; the text where absent. */
  show?: ReactNode
  /** Whether all of the tasks have it, or some. */
  has?: 'all' | 'some' | undefined
  /** Stays last, whatever is typed, and has no number. */
  isAction?: boolean
}

export interface QuickPickerProps {
  title: string
  placeholder: string
  /** Where it stands: an element's place in the window. */
  at: DOMRect
  options: readonly QuickOption[]
  /** Whether 1 to 9 choose: not where numbers are typed. */
  isNumbered: boolean
  /** What may be chosen because of what was typed. */
  optionsOf?: ((typed: string) => readonly QuickOption[]) | undefined
  maxLength: number
  onChoose: (value: string) => void
  onClose: () => void
}

/** A list at a card: filtered by typing, chosen by a click, Enter, the arrows or a number. Esc closes it. */
export function QuickPicker({
  at,
  title,
  placeholder,
  maxLength,
  isNumbered,
  onChoose,
  onClose,
  ...list
}: QuickPickerProps) {
  const id = useId()
  const [typed, setTyped] = useState('')
  const [active, setActive] = useState(0)
  const isTyped = typed.trim() !== ''
  const found = list.options.filter(({ text, isAction }) => isAction || fold(text).includes(fold(typed.trim())))
  const options = [...(isTyped ? (list.optionsOf?.(typed.trim()) ?? []) : []), ...found].sort(
    (one, other) => Number(one.isAction ?? false) - Number(other.isAction ?? false),
  )
  const at_ = Math.min(active, options.length - 1)

  function choose(option: QuickOption | undefined) {
    if (!option) return
    setTyped('')
    onChoose(option.value)
  }
  function onKey(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey) return
    const numbered = isNumbered && !isTyped && /^[1-9]$/.test(event.key) ? options[Number(event.key) - 1] : undefined
    if (numbered && !numbered.isAction) choose(numbered)
    else if (event.key === 'Enter') choose(options[at_])
    else if (event.key === 'ArrowDown') setActive(Math.min(at_ + 1, options.length - 1))
    else if (event.key === 'ArrowUp') setActive(Math.max(at_ - 1, 0))
    else return
    event.preventDefault()
  }

  return (
    <Popover opened onChange={(isOpen) => !isOpen && onClose()} position="bottom-start" shadow="md" trapFocus>
      <Popover.Target>
        <span
          className={`click-through ${styles.anchor}`}
          style={{ left: at.left, top: at.top, width: at.width, height: Math.min(at.height, 120) }}
        />
      </Popover.Target>
      <Popover.Dropdown className={styles.picker ?? ''} aria-label={title}>
        <TextInput
          data-autofocus
          role="combobox"
          aria-label={title}
          aria-expanded
          aria-controls={id}
          aria-activedescendant={options[at_] && `${id}-${at_}`}
          placeholder={placeholder}
          maxLength={maxLength}
          value={typed}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value)
            setActive(0)
          }}
          onKeyDown={onKey}
        />
        <div role="listbox" id={id} aria-label={title} aria-multiselectable className={`scrolls ${styles.list}`}>
          {options.map((option, index) => (
            <div
              key={option.value}
              id={`${id}-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={option.has === 'all'}
              data-active={index === at_ || undefined}
              ref={(element) => {
                if (index === at_) element?.scrollIntoView({ block: 'nearest' })
              }}
              className={`row gap-50 pointer rounded ${styles.option}`}
              onPointerMove={() => setActive(index)}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => choose(option)}
              onKeyDown={onKey}
            >
              <span className={`flex-none ${styles.mark}`}>
                {option.has === 'all' && <IconCheck size={16} aria-hidden />}
                {option.has === 'some' && <IconMinus size={16} aria-hidden />}
              </span>
              {option.show ?? option.text}
              {option.has === 'some' && <span className="hidden">, em algumas</span>}
              {isNumbered && !isTyped && index < 9 && !option.isAction && (
                <Kbd className="push" aria-hidden>
                  {index + 1}
                </Kbd>
              )}
            </div>
          ))}
          {options.length === 0 && <p className="soft pad-50">Nada com este nome.</p>}
        </div>
      </Popover.Dropdown>
    </Popover>
  )
}
