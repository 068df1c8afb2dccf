import { useQueryClient } from '@tanstack/react-query'
import { api } from '#client/api.ts'
import { query } from '#client/query.ts'
import { plural } from '#ui/formats.ts'
import { ChosenButtons } from '#ui/workbench/records/chosen-buttons.tsx'
import { nameAll, useChosenAction } from '#ui/workbench/records/use-chosen-action.ts'
import type { ArchiveCard } from '../../contract.ts'

interface ChosenActionsProps {
  chosen: readonly ArchiveCard[]
  onDone: () => void
}

/** What can be done with the selected articles. Each asks first, with their number. */
export function ChosenActions({ chosen, onDone }: ChosenActionsProps) {
  const client = useQueryClient()
  const count = plural(chosen.length, 'artigo', 'artigos')
  const { running, act } = useChosenAction(count, () => {
    onDone()
    void client.invalidateQueries({ queryKey: query.archives.key() })
  })
  const ids = chosen.map(({ id }) => id)

  const publish = () =>
    act({
      verb: 'Publicar',
      text: 'Vão ao ar agora, também os que estão agendados para depois.',
      send: () => api.archives.publishChosen({ ids, archive_public: true }),
      done: ['artigo publicado', 'artigos publicados'],
    })
  const hide = () =>
    act({
      verb: 'Tirar do ar',
      text: 'Saem do site e ficam como rascunhos; o que estava agendado deixa de estar.',
      send: () => api.archives.publishChosen({ ids, archive_public: false }),
      done: ['artigo tirado do ar', 'artigos tirados do ar'],
    })
  const remove = () =>
    act({
      verb: 'Excluir',
      text: `${nameAll(chosen.map(({ title }) => title))}: com as visualizações, as curtidas e as versões. Não há como desfazer.`,
      danger: true,
      send: () => api.archives.removeChosen({ ids }),
      done: ['artigo excluído', 'artigos excluídos'],
    })

  return (
    <ChosenButtons
      running={running}
      allPublic={chosen.every((archive) => archive.public)}
      allHidden={chosen.every((archive) => !archive.public && !archive.publish_at)}
      onPublish={publish}
      onHide={hide}
      onRemove={remove}
    />
  )
}
