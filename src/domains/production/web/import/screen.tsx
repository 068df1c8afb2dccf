import { Select } from '@mantine/core'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { api } from '#client/calls/api.ts'
import { byCursor, query } from '#client/calls/query.ts'
import { useSay } from '#client/interface/say.ts'
import { useSession } from '#client/session/session.ts'
import { EVERYONE } from '#client/session/use-whose.ts'
import { titleWords } from '#domains/projects/project.ts'
import type { RecordImport } from '#platform/contract/record-import.ts'
import { MAX_BOARD_SIZE } from '#trello/board.ts'
import { plural } from '#ui/formats.ts'
import { WorkbenchPage } from '#ui/workbench/page.tsx'
import { ChooseFile } from '#ui/workbench/record-import/choose-file.tsx'
import { PastImports } from '#ui/workbench/record-import/past-imports.tsx'
import { useFileImport } from '#ui/workbench/record-import/use-file-import.ts'
import { RetryLine } from '#ui/workbench/retry-line.tsx'
import type { TrelloPreview } from '../../trello-contract.ts'
import { productionWords } from '../../words.ts'
import { PreviewedBoard } from './preview.tsx'

/** Imports in one request. */
const PAGE_SIZE = 20

const WORDS = {
  made: ['tarefa', 'tarefas'],
  leaves: ['tarefa sai do quadro', 'tarefas saem do quadro'],
  leftOut: ['cartão de fora', 'cartões de fora'],
} as const

interface ImportBoardProps {
  /** The line that the address names. */
  chosen: number | undefined
}

/** A board of Trello as tasks of a line, and the imports that were made. */
export function ImportBoard({ chosen }: ImportBoardProps) {
  const [line, setLine] = useState(chosen)
  const changes = query.production.key()
  const about = { line }
  const state = useFileImport<TrelloPreview>({ path: '/api/v1/line-import', changes, maxSize: MAX_BOARD_SIZE, about })
  const past = useInfiniteQuery(
    query.production.trello.list.infiniteOptions({
      ...byCursor,
      input: (cursor: string | undefined) => ({ limit: PAGE_SIZE, cursor }),
    }),
  )
  const projects = useProjects()
  const title = projects.titles.get(line ?? 0)
  const { shown, made } = state
  return (
    <WorkbenchPage
      title="Importar do Trello"
      parent={{ to: '/dashboard/production-line', label: productionWords.lines }}
    >
      {shown ? (
        <PreviewedBoard key={shown.file.name} state={state} {...shown} line={title ?? ''} />
      ) : (
        <>
          <Select
            label="Quadro que recebe os cartões"
            description="Um projeto que ainda não tem quadro passa a ter."
            placeholder="Escolha um projeto"
            searchable
            maw="32rem"
            disabled={state.isRunning}
            nothingFoundMessage="Nenhum projeto com este nome."
            data={[...projects.titles].map(([id, title]) => ({ value: String(id), label: `${id} / ${title}` }))}
            value={line === undefined ? null : String(line)}
            onChange={(value) => setLine(value === null ? undefined : Number(value))}
          />
          {projects.list.error && !projects.list.data && <RetryLine query={projects.list} />}
          {line === undefined ? (
            <p className="measure soft">
              Escolha primeiro o quadro: as pessoas dele são as que podem ser responsáveis.
            </p>
          ) : (
            <ChooseFile
              state={state}
              heading="O JSON de um quadro"
              label="JSON do Trello"
              accept={['.json', 'application/json']}
              done={made && <Made {...made} line={line} />}
            >
              <p>
                No Trello, no menu do quadro: <b>Imprimir, exportar e compartilhar</b>, <b>Exportar como JSON</b>. Cada
                cartão vira uma tarefa com descrição, prazo, etiquetas, itens de checklist e comentários; anexos viram
                endereços no texto, e nada é baixado.
              </p>
              <p>Antes de gravar você diz para que coluna vai cada lista e quem é cada pessoa.</p>
            </ChooseFile>
          )}
        </>
      )}
      <PastImports
        list={past}
        undo={(id) => api.production.trello.undo({ id })}
        undoText="As etiquetas que ela criou e que nenhuma outra tarefa usa saem também. Se alguém já trabalhou em uma das tarefas, nada é desfeito."
        words={WORDS}
        changes={changes}
      />
    </WorkbenchPage>
  )
}

/** The projects that the reader may import into, by their ids: each may be a line. */
function useProjects() {
  const say = useSay()
  const { user, admin } = useSession()
  const list = useQuery(
    query.projects.all.queryOptions({
      input: { id_user: admin ? EVERYONE : (user?.id ?? EVERYONE), limit: 1000 },
      enabled: user !== undefined,
    }),
  )
  return { list, titles: new Map(list.data?.data.map(({ id, title }) => [id, say(titleWords(title))])) }
}

/** What an import did. */
const Made = ({ file_name, made, refused, line }: RecordImport & { line: number }) => (
  <p role="status" className="break-anywhere">
    <strong>{file_name}</strong>: {plural(made, ...WORDS.made)}
    {refused > 0 && `, ${plural(refused, ...WORDS.leftOut)}`}.{' '}
    <Link to="/dashboard/production-line/backlog/$id" params={{ id: String(line) }}>
      Abrir o quadro
    </Link>
  </p>
)
