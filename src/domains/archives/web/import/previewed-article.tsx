import { Badge, Checkbox } from '@mantine/core'
import { day } from '#time.ts'
import { plural } from '#ui/formats.ts'
import type { ZippedArticle } from '../../zip-contract.ts'
import { ScheduledBadge } from '../parts/scheduled-badge.tsx'
import styles from './preview.module.css'

interface PreviewedArticleProps {
  article: ZippedArticle
  /** Whether it comes in as a draft, whatever its file says. */
  isDraft: boolean
  isChosen: boolean
  onToggle: (path: string) => void
}

/** An article of a ZIP: the whole row chooses it. */
export function PreviewedArticle({ article, isDraft, isChosen, onToggle }: PreviewedArticleProps) {
  const { path, title, pictures, notes, there } = article
  return (
    <li className="line-below">
      {/* biome-ignore lint/a11y/noLabelWithoutControl: the checkbox is within */}
      <label
        className={`stack gap-75 icon-column pointer hover-wash ${styles.article}`}
        data-chosen={isChosen || undefined}
      >
        <Checkbox
          aria-label={there === null ? `Importar “${title}”` : `Importar “${title}” como novo`}
          checked={isChosen}
          onChange={() => onToggle(path)}
        />
        <span className="stack gap-25 may-shrink">
          <span className="row cluster gap-25-60 strong break-anywhere">
            {title}
            <ZippedState {...article} isDraft={isDraft} />
          </span>
          <small className="soft tiny break-anywhere">
            {[path, article.date && article.state !== 'scheduled' && day(article.date)].filter(Boolean).join(' · ')}
            {pictures > 0 && ` · ${plural(pictures, 'imagem', 'imagens')}`}
          </small>
          {there !== null && (
            <small className="tiny medium">
              Já há um artigo com este título, de {day(there)}.{' '}
              {isChosen ? 'Este entra como mais um.' : 'Este fica de fora.'}
            </small>
          )}
          {notes.map((note) => (
            <small key={note} className="soft tiny break-anywhere">
              {note}
            </small>
          ))}
        </span>
      </label>
    </li>
  )
}

function ZippedState({ state, date, isDraft }: ZippedArticle & { isDraft: boolean }) {
  if (isDraft || state === 'draft') return <Badge color="yellow">Rascunho</Badge>
  if (state === 'scheduled') return <ScheduledBadge at={date!} />
  return <Badge color="cobalt">Público</Badge>
}
