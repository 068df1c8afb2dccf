import { Button, Checkbox, Switch } from '@mantine/core'
import { useState } from 'react'
import { plural, wholeNumber } from '#ui/formats.ts'
import { FilePreview, Refused } from '#ui/workbench/record-import/file-preview.tsx'
import type { FileImportState } from '#ui/workbench/record-import/use-file-import.ts'
import type { ArticlesPreview, ImportChoices } from '../../zip-contract.ts'
import { PreviewedArticle } from './previewed-article.tsx'

/** Articles that are shown at first, and with each press of the button. */
const SHOWN_AT_ONCE = 100

interface PreviewedArticlesProps {
  state: FileImportState<ArticlesPreview>
  file: File
  preview: ArticlesPreview
}

/** What a ZIP would become: nothing is written yet. Articles whose titles are here already stay out unless they are chosen. */
export function PreviewedArticles({ state, file, preview }: PreviewedArticlesProps) {
  const { articles } = preview
  const fresh = articles.filter(({ there }) => there === null)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(() => new Set(fresh.map(({ path }) => path)))
  const [drafts, setDrafts] = useState(false)
  const [limit, setLimit] = useState(SHOWN_AT_ONCE)
  const hasAll = chosen.size === articles.length

  const toggle = (path: string) =>
    setChosen((before) => new Set(before.has(path) ? [...before].filter((other) => other !== path) : [...before, path]))

  function commit() {
    const choices: ImportChoices = {
      skip: fresh.filter(({ path }) => !chosen.has(path)).map(({ path }) => path),
      asNew: articles.filter(({ path, there }) => there !== null && chosen.has(path)).map(({ path }) => path),
      drafts,
    }
    state.commit(choices)
  }

  return (
    <FilePreview
      state={state}
      file={file}
      coming={chosen.size}
      commit={commit}
      said={[
        plural(articles.length, 'artigo', 'artigos'),
        articles.length > fresh.length && plural(articles.length - fresh.length, 'já está aqui', 'já estão aqui'),
        preview.refusedCount > 0 && plural(preview.refusedCount, 'arquivo fica de fora', 'arquivos ficam de fora'),
      ]}
    >
      <LeftOut {...preview} />
      {articles.length === 0 ? (
        <p className="measure soft">Nada deste arquivo entra.</p>
      ) : (
        <>
          <div className="row cluster gap-50-150">
            <Checkbox
              label="Todos"
              checked={hasAll}
              indeterminate={!hasAll && chosen.size > 0}
              onChange={() => setChosen(new Set(hasAll ? [] : articles.map(({ path }) => path)))}
            />
            <Switch
              label="Todos como rascunho"
              checked={drafts}
              onChange={({ currentTarget }) => setDrafts(currentTarget.checked)}
            />
          </div>
          <ul className="stack bare-list surface outlined clip">
            {articles.slice(0, limit).map((article) => (
              <PreviewedArticle
                key={article.path}
                article={article}
                isDraft={drafts}
                isChosen={chosen.has(article.path)}
                onToggle={toggle}
              />
            ))}
          </ul>
          {articles.length > limit && (
            <Button variant="default" className="self-start" onClick={() => setLimit(limit + SHOWN_AT_ONCE)}>
              Mostrar mais: faltam {wholeNumber(articles.length - limit)}
            </Button>
          )}
        </>
      )}
    </FilePreview>
  )
}

/** What of a ZIP does not come in, and why. */
function LeftOut({ refused, refusedCount, unused, ignored }: ArticlesPreview) {
  return (
    <>
      {refusedCount > 0 && (
        <Refused
          summary={plural(refusedCount, 'arquivo fica de fora', 'arquivos ficam de fora')}
          count={refusedCount}
          // Two files of a ZIP may have one path.
          listed={refused.map(({ path, text }, place) => ({ key: place, name: path, text }))}
        />
      )}
      {(ignored.length > 0 || unused > 0) && (
        <p className="soft tiny break-anywhere">
          {ignored.length > 0 && `Campos da ficha que não são lidos: ${ignored.join(', ')}. `}
          {unused > 0 &&
            `${plural(unused, 'arquivo que nenhum artigo mostra fica', 'arquivos que nenhum artigo mostra ficam')} de fora.`}
        </p>
      )}
    </>
  )
}
