import { CloseButton, TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { type Ref, useState } from 'react'
import { MAX_SEARCH } from '#fold.ts'

/** A pause in typing, in milliseconds. */
const PAUSE = 250

interface SearchFieldProps {
  label: string
  /** The text that the address holds; undefined for none. */
  q: string | undefined
  /** Characters at most. */
  maxLength?: number
  /** Called with the text, trimmed, when the typing pauses and it differs from `q`; undefined for none. */
  onSearch: (q: string | undefined) => void
  ref?: Ref<HTMLInputElement>
}

/** A search box whose text is stored in the address: it follows the address, but never replaces what is being typed. */
export function SearchField({ label, q, maxLength = MAX_SEARCH, onSearch, ref }: SearchFieldProps) {
  const [typed, setTyped, setSent] = useTyped(q)
  const search = useDebouncedCallback((text: string) => {
    const next = text.replace(/\s+/g, ' ').trim() || undefined
    if (next === q) return
    setSent(next ?? '')
    onSearch(next)
  }, PAUSE)
  const type = (text: string) => {
    setTyped(text)
    search(text)
  }
  return (
    <TextInput
      ref={ref}
      type="search"
      aria-label={label}
      placeholder={label}
      leftSection={<IconSearch size={18} aria-hidden />}
      rightSection={typed && <CloseButton size="sm" aria-label="Limpar a busca" onClick={() => type('')} />}
      maxLength={maxLength}
      value={typed}
      onChange={({ currentTarget }) => type(currentTarget.value)}
    />
  )
}

/** What stands in the field: as typed, until the address changes to something that was not sent there from here. */
function useTyped(q = '') {
  const [state, setState] = useState<{ typed: string; q: string; sent?: string }>({ typed: q, q })
  if (state.q !== q) setState({ typed: q === state.sent ? state.typed : q, q })
  return [
    state.typed,
    (typed: string) => setState((before) => ({ ...before, typed })),
    (sent: string) => setState((before) => ({ ...before, sent })),
  ] as const
}
