import { Button, Group } from '@mantine/core'
import { IconMailbox, IconRefresh, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { confirmAction } from '#ui/workbench/confirm.tsx'
import { CopyLink } from '#ui/workbench/copy-link.tsx'
import { Face } from '#ui/workbench/face.tsx'
import { IconAction } from '#ui/workbench/icon-action.tsx'
import { LoadMore } from '#ui/workbench/load-more.tsx'
import { WorkbenchPage } from '#ui/workbench/page.tsx'
import { NoMatches } from '#ui/workbench/records/no-matches.tsx'
import { Sums } from '#ui/workbench/records/sums.tsx'
import { SearchField } from '#ui/workbench/search-field.tsx'
import { EmptyState, FailedState, ForbiddenState, LoadingRing, LoadingRows } from '#ui/workbench/states.tsx'
import { Tile } from '#ui/workbench/tile.tsx'
import { notifyError, notifySuccess, notifyUndo } from '#ui/workbench/toasts.tsx'
import { Exhibit } from './exhibit.tsx'
import { GalleryFields } from './gallery-fields.tsx'

/** The kit that screens of the workbench are made of, for who writes one: under `npm run dev` alone. */
export default function Gallery() {
  return (
    <WorkbenchPage title="Galeria do kit">
      <States />
      <Lists />
      <GalleryFields />
      <Actions />
    </WorkbenchPage>
  )
}

const nothing = () => undefined

const States = () => (
  <Exhibit file="ui/workbench/states.tsx">
    <EmptyState
      title="Nenhuma mensagem"
      icon={<IconMailbox aria-hidden />}
      action={<Button variant="default">Abrir o formulário</Button>}
    >
      O que escreverem pelo site chega aqui.
    </EmptyState>
    <FailedState title="As mensagens não vieram" retry={nothing}>
      O servidor não respondeu.
    </FailedState>
    <ForbiddenState />
    <LoadingRows rows={2} height={48} />
    <LoadingRing label="Carregando…" />
  </Exhibit>
)

const TILE = { title: 'A receber', to: '/dashboard/financial-report/bills', note: 'em 3 contas' }

function Lists() {
  const [q, setQ] = useState<string>()
  const [chosen, setChosen] = useState<string>()
  const list = {
    data: { pages: [1] },
    error: null,
    hasNextPage: true,
    isFetchingNextPage: false,
    fetchNextPage: async () => list,
  }
  return (
    <Exhibit file="ui/workbench/records, tile.tsx, search-field.tsx, load-more.tsx">
      <SearchField label="Buscar" q={q} onSearch={setQ} />
      <Sums
        label="Por situação"
        groups={[
          { key: 'open', label: 'Em aberto', count: 3, sum: 'R$ 4.200,00', note: '1 vencida' },
          { key: 'paid', label: 'Pagas', count: 12, sum: 'R$ 31.000,00' },
        ]}
        chosen={chosen}
        onChoose={setChosen}
      />
      <ul className="stack gap-75 bare-list">
        <Tile {...TILE} answer={{ error: null, isPending: false }} figure="R$ 4.200,00" />
        <Tile {...TILE} answer={{ error: null, isPending: true }} figure={undefined} />
        <Tile {...TILE} answer={{ error: new Error(), isPending: false }} figure={undefined} />
      </ul>
      <NoMatches clear="Limpar a busca" onClear={() => setQ(undefined)}>
        Nada com “{q ?? 'esta busca'}”.
      </NoMatches>
      <LoadMore list={list} />
    </Exhibit>
  )
}

const ask = () =>
  confirmAction({ title: 'Excluir o exemplo?', text: 'Não há nada a perder aqui.', confirm: 'Excluir', danger: true })

const Actions = () => (
  <Exhibit file="ui/workbench/icon-action.tsx, face.tsx, copy-link.tsx, toasts.tsx, confirm.tsx">
    <Group>
      <IconAction label="Atualizar" icon={IconRefresh} onClick={nothing} />
      <IconAction label="Excluir" icon={IconTrash} opens onClick={() => void ask()} />
      <Face person={{ name: 'Davi Prado', email: 'davi@exemplo.com.br' }} />
      <Button variant="default" onClick={() => notifySuccess('Salvo.')}>
        Aviso
      </Button>
      <Button variant="default" onClick={() => notifyError('Não foi salvo.', 'O servidor não respondeu.')}>
        Falha
      </Button>
      <Button variant="default" onClick={() => notifyUndo('Excluído.', nothing)}>
        Desfazer
      </Button>
    </Group>
    <CopyLink link="https://exemplo.com.br/andamento/abc">
      <Button variant="default">Abrir</Button>
    </CopyLink>
  </Exhibit>
)
