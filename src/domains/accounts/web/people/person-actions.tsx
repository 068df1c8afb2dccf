import { ActionIcon, Menu } from '@mantine/core'
import {
  IconCoins,
  IconDeviceMobileOff,
  IconDots,
  IconKey,
  IconLogout,
  IconMail,
  IconUserCheck,
  IconUserOff,
  IconUserShield,
} from '@tabler/icons-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { api } from '#client/calls/api.ts'
import { query } from '#client/calls/query.ts'
import { plural } from '#ui/formats.ts'
import { confirmAction } from '#ui/workbench/confirm.tsx'
import { notifyFailure, notifySuccess } from '#ui/workbench/toasts.tsx'
import type { PasswordLink, StaffMember } from '../../people-contract.ts'
import { askAdministration } from './administration.ts'
import type { NewLink } from './link-dialog.tsx'
import styles from './person-actions.module.css'
import type { Asked } from './with-password.tsx'

interface PersonActionsProps {
  person: StaffMember
  /** Whether the person is the signed-in user. */
  isSelf: boolean
  onLink: (link: NewLink) => void
  onChangeEmail: (person: StaffMember) => void
  /** Begins what takes the user's own password: making the person an administrator, and what is done to one who is. */
  onAsk: (asked: Asked) => void
}

/** Menu of the admin's actions on one account. */
export function PersonActions({ person, isSelf, onLink, onChangeEmail, onAsk }: PersonActionsProps) {
  const client = useQueryClient()
  const { id, name, state } = person
  const { people } = query.accounts
  const report = (text: string) => ({
    onSuccess: () => void notifySuccess(text),
    onError: (error: unknown) => void notifyFailure(error),
    onSettled: () => client.invalidateQueries({ queryKey: query.accounts.key() }),
  })
  const disabled = `O acesso de ${name} foi desativado`
  const disable = useMutation(people.disable.mutationOptions(report(disabled)))
  const enable = useMutation(people.enable.mutationOptions(report(`O acesso de ${name} voltou`)))
  const endSessions = useMutation(people.endSessions.mutationOptions(report('Sessões encerradas')))
  const isInvited = state === 'invited'
  function showLink({ data: { link } }: { data: PasswordLink }) {
    if (link) onLink({ name, link, first: isInvited })
    else notifySuccess(`Um e-mail com o link está a caminho de ${person.email}`)
  }
  const sendLink = useMutation(
    people.sendLink.mutationOptions({ onSuccess: showLink, onError: (error) => void notifyFailure(error) }),
  )

  function makeLink() {
    if (!person.admin) return sendLink.mutate({ id })
    onAsk({
      title: isInvited ? `Outro link de convite para ${name}` : `Link para outra senha de ${name}`,
      text: `Quem tiver o link entra como ${name}, e administra. Confirme com a sua senha.`,
      confirm: 'Fazer o link',
      done: null,
      act: async (password) => showLink(await api.accounts.people.sendLink({ id, password })),
    })
  }

  async function confirmDisable() {
    const question = {
      title: `Desativar o acesso de ${name}?`,
      text:
        'As sessões se encerram na hora e ninguém entra mais com esta conta. Os projetos e tudo o que a pessoa fez ficam. O acesso pode voltar quando você quiser' +
        (person.admin && !person.principal ? ', sem a administração.' : '.'),
      confirm: 'Desativar',
      danger: true,
    }
    if (person.admin)
      return onAsk({
        ...question,
        done: disabled,
        act: (password) => api.accounts.people.disable({ id, password }),
      })
    if (await confirmAction(question)) disable.mutate({ id })
  }

  async function confirmEndSessions() {
    const sure = await confirmAction({
      title: isSelf ? 'Encerrar as suas outras sessões?' : `Encerrar as sessões de ${name}?`,
      text: isSelf
        ? 'Você continua aqui; nos outros navegadores será preciso entrar de novo.'
        : `${plural(person.sessions, 'sessão se encerra', 'sessões se encerram')} na hora. O que não foi salvo nelas fica como rascunho no navegador, onde a tela guarda rascunhos.`,
      confirm: 'Encerrar',
      danger: true,
    })
    if (sure) endSessions.mutate({ id })
  }

  const removed = `O segundo fator de ${name} foi desligado`
  const removeFactor = useMutation(people.secondFactor.removeFrom.mutationOptions(report(removed)))

  async function confirmRemoveFactor() {
    const question = {
      title: `Desligar o segundo fator de ${name}?`,
      text: 'As sessões se encerram, e a pessoa volta a entrar só com a senha até ligar outro. Faça isso só com quem você reconhece.',
      confirm: 'Desligar',
      danger: true,
    }
    if (person.admin)
      return onAsk({
        ...question,
        done: removed,
        act: (password) => api.accounts.people.secondFactor.removeFrom({ id, password }),
      })
    if (await confirmAction(question)) removeFactor.mutate({ id })
  }

  const seeCosts = useMutation(
    people.seeCosts.mutationOptions(
      report(person.sees_costs ? `${name} não vê mais custos e margens` : `${name} vê custos e margens`),
    ),
  )

  const isBusy = [seeCosts, disable, enable, endSessions, sendLink, removeFactor].some(({ isPending }) => isPending)
  return (
    // Not in a portal: screen reader users would not find it outside the page's landmarks.
    <Menu position="bottom-end" width="16rem" withinPortal={false}>
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size="lg" aria-label={`Ações para ${name}`} loading={isBusy}>
          <IconDots size={20} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {isSelf ? (
          <Menu.Item leftSection={<IconKey size={18} aria-hidden />} component={Link} to="/dashboard/profile">
            Trocar a senha
          </Menu.Item>
        ) : (
          state !== 'disabled' && (
            <Menu.Item leftSection={<IconKey size={18} aria-hidden />} onClick={makeLink}>
              {isInvited ? 'Outro link de convite' : 'Link para outra senha'}
            </Menu.Item>
          )
        )}
        <Menu.Item leftSection={<IconMail size={18} aria-hidden />} onClick={() => onChangeEmail(person)}>
          Trocar o e-mail
        </Menu.Item>
        {person.sessions > (isSelf ? 1 : 0) && (
          <Menu.Item leftSection={<IconLogout size={18} aria-hidden />} onClick={() => void confirmEndSessions()}>
            {isSelf ? 'Encerrar as outras sessões' : 'Encerrar as sessões'}
          </Menu.Item>
        )}
        {!isSelf && person.second_factor && (
          <Menu.Item
            leftSection={<IconDeviceMobileOff size={18} aria-hidden />}
            onClick={() => void confirmRemoveFactor()}
          >
            Desligar o segundo fator
          </Menu.Item>
        )}
        {!person.admin && (
          <Menu.Item
            leftSection={<IconCoins size={18} aria-hidden />}
            onClick={() => seeCosts.mutate({ id, sees: !person.sees_costs })}
          >
            {person.sees_costs ? 'Não mostrar mais custos e margens' : 'Mostrar custos e margens'}
          </Menu.Item>
        )}
        {!isSelf && !person.principal && (person.admin || state === 'active') && (
          <Menu.Item
            leftSection={<IconUserShield size={18} aria-hidden />}
            onClick={() => onAsk(askAdministration(person))}
          >
            {person.admin ? 'Retirar a administração' : 'Tornar administrador'}
          </Menu.Item>
        )}
        {!isSelf && <Menu.Divider />}
        {!isSelf &&
          (state === 'disabled' ? (
            <Menu.Item leftSection={<IconUserCheck size={18} aria-hidden />} onClick={() => enable.mutate({ id })}>
              Ativar
            </Menu.Item>
          ) : (
            <Menu.Item
              className={styles.danger}
              leftSection={<IconUserOff size={18} aria-hidden />}
              onClick={() => void confirmDisable()}
            >
              Desativar
            </Menu.Item>
          ))}
      </Menu.Dropdown>
    </Menu>
  )
}
