import { Button } from '@mantine/core'
import { IconArchive, IconMailbox, IconSearchOff } from '@tabler/icons-react'
import { LinkButton } from '#ui/workbench/link-button.tsx'
import { EmptyState } from '#ui/workbench/states.tsx'
import type { MessagesSearch } from '../../inbox.ts'

/** The empty state of the list. */
export function NoMessages({ search: { filter, q }, hasOlder }: { search: MessagesSearch; hasOlder: boolean }) {
  if (q !== undefined) {
    return (
      <EmptyState
        title={`Nada com “${q}”`}
        icon={<IconSearchOff aria-hidden />}
        action={
          <LinkButton to="/dashboard/messages" variant="default">
            Limpar a busca
          </LinkButton>
        }
      >
        A busca olha nome, contato e texto de tudo o que ainda está guardado, arquivado ou não. Mensagens com mais de
        doze meses saem sozinhas.
      </EmptyState>
    )
  }
  if (filter === 'archived') {
    return (
      <EmptyState title="Nada arquivado" icon={<IconArchive aria-hidden />}>
        Arquive uma mensagem quando não houver mais o que fazer com ela. Ela sai da entrada e fica aqui.
      </EmptyState>
    )
  }
  return (
    <EmptyState
      title={hasOlder ? 'Nenhuma mensagem nos últimos 30 dias' : 'Nenhuma mensagem por aqui'}
      icon={<IconMailbox aria-hidden />}
      action={
        hasOlder ? undefined : (
          <Button variant="default" component="a" href="/contact" target="_blank">
            Ver o formulário do site
          </Button>
        )
      }
    >
      {hasOlder
        ? 'As mais antigas estão logo abaixo.'
        : 'Aqui chega o que as pessoas escrevem no formulário de contato do site, e daqui se responde.'}
    </EmptyState>
  )
}
