import { useInfiniteQuery } from '@tanstack/react-query'
import { api } from '#client/calls/api.ts'
import { byCursor, query } from '#client/calls/query.ts'
import type { RecordImport } from '#platform/contract/record-import.ts'
import { plural } from '#ui/formats.ts'
import { WorkbenchPage } from '#ui/workbench/page.tsx'
import { ChooseFile } from '#ui/workbench/record-import/choose-file.tsx'
import { PastImports } from '#ui/workbench/record-import/past-imports.tsx'
import { useFileImport } from '#ui/workbench/record-import/use-file-import.ts'
import { archiveWords } from '../../words.ts'
import { type ArticlesPreview, MAX_ZIP } from '../../zip-contract.ts'
import { PreviewedArticles } from './preview.tsx'

/** Imports in one request. */
const PAGE_SIZE = 20

const WORDS = {
  made: ['artigo', 'artigos'],
  leaves: ['artigo sai', 'artigos saem'],
  leftOut: ['arquivo de fora', 'arquivos de fora'],
} as const

/** Articles from a ZIP, and the imports that were made. */
export function ImportArticles() {
  const changes = query.archives.key()
  const state = useFileImport<ArticlesPreview>({ path: '/api/v1/archives/import', changes, maxSize: MAX_ZIP })
  const past = useInfiniteQuery(
    query.archives.import.list.infiniteOptions({
      ...byCursor,
      input: (cursor: string | undefined) => ({ limit: PAGE_SIZE, cursor }),
    }),
  )
  const { shown, made } = state
  return (
    <WorkbenchPage title="Importar artigos" parent={{ to: '/dashboard/archive', label: archiveWords.archives }}>
      {shown ? (
        <PreviewedArticles key={shown.file.name} state={state} {...shown} />
      ) : (
        <ChooseFile
          state={state}
          heading="Um ZIP de artigos"
          label="ZIP de artigos"
          accept={['.zip', 'application/zip']}
          done={made && <Made {...made} />}
        >
          <p>
            Cada artigo é um arquivo Markdown (<b>.md</b>), com as imagens dele no mesmo ZIP. No alto, entre linhas{' '}
            <code>---</code>, a ficha em YAML: <b>title</b>, <b>date</b>, <b>description</b>, <b>state</b>. O que este
            site exporta volta a entrar como saiu; o que vem do Hugo, do Jekyll ou do Ghost também se lê.
          </p>
          <p>Antes de gravar você vê o que cada arquivo vira, o que já está aqui e o que fica de fora.</p>
        </ChooseFile>
      )}
      <PastImports
        list={past}
        undo={(id) => api.archives.import.undo({ id })}
        undoText="As visualizações e as curtidas deles vão junto. Se algum foi alterado depois, nada é desfeito."
        words={WORDS}
        changes={changes}
      />
    </WorkbenchPage>
  )
}

/** What an import did. */
const Made = ({ file_name, made, refused }: RecordImport) => (
  <p role="status" className="break-anywhere">
    <strong>{file_name}</strong>: {plural(made, ...WORDS.made)}
    {refused > 0 && `, ${plural(refused, ...WORDS.leftOut)}`}.
  </p>
)
