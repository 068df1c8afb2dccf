import { useParams, useRouter } from '@tanstack/react-router'
import { type SubmitEvent, useEffect, useRef } from 'react'
import { SearchIcon } from './icons.tsx'
import styles from './search-field.module.css'
import { SEARCH_LENGTH, searchPath } from './search-path.ts'

/**
 * The search over projects and articles; the key '/' focuses it. On the page of results it holds the text searched for.
 * With scripts it opens the results' address; without, the form is submitted and the server redirects there.
 */
export function SearchField({ className = '' }: { className?: string }) {
  const { history } = useRouter()
  const shown = useParams({ strict: false }).search?.trim() ?? ''
  const field = useRef<HTMLInputElement>(null)
  useSlash(field)
  // Shows the text of another page's search, but not while somebody types, nor over what was typed before hydration.
  const before = useRef(shown)
  useEffect(() => {
    if (before.current === shown) return
    before.current = shown
    if (field.current && field.current !== document.activeElement) field.current.value = shown
  }, [shown])

  const search = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const text = field.current?.value ?? ''
    history.push(searchPath(text))
    field.current?.blur()
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: the form itself is the search
    <form className={`${styles.search} ${className}`} role="search" action="/projects" onSubmit={search}>
      <label className="soft small row gap-50 surface outlined">
        <SearchIcon />
        <span className="hidden">Buscar projetos e arquivos</span>
        <input
          className="grow may-shrink full-width full-height ink no-padding no-background no-border"
          ref={field}
          type="search"
          name="q"
          defaultValue={shown}
          placeholder="Buscar projetos e arquivos"
          maxLength={SEARCH_LENGTH}
          enterKeyHint="search"
          aria-keyshortcuts="/"
        />
      </label>
    </form>
  )
}

const TYPING = 'input, textarea, select, [contenteditable]'

/** The key '/' focuses the field, if it is visible and nobody is typing elsewhere. */
function useSlash(field: { current: HTMLInputElement | null }) {
  useEffect(() => {
    const focus = (event: KeyboardEvent) => {
      const { target } = event
      const isTyping = target instanceof Element && target.closest(TYPING)
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || isTyping)
        return
      if (!field.current?.checkVisibility()) return
      event.preventDefault()
      field.current.select()
      field.current.focus()
    }
    document.addEventListener('keydown', focus)
    return () => document.removeEventListener('keydown', focus)
  }, [field])
}
