import { useRouter } from '@tanstack/react-router'
import type { SubmitEvent } from 'react'
import { SearchIcon } from './icons'
import css from './search-field.module.css'

/** The search for projects. With scripts its address is the text's own; without, the form goes where it says. */
export function SearchField({ className = '' }: { className?: string }) {
  const { history } = useRouter()
  const search = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const text = String(new FormData(event.currentTarget).get('q') ?? '').trim()
    history.push(text ? `/projects/${encodeURIComponent(text)}` : '/projects')
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: the form itself is the search
    <form className={`${css.search} ${className}`} role="search" action="/projects" onSubmit={search}>
      <label>
        <SearchIcon />
        <span className="hidden">Buscar projetos</span>
        <input type="search" name="q" placeholder="Buscar projetos" maxLength={120} enterKeyHint="search" />
      </label>
    </form>
  )
}
