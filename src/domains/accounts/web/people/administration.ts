import { api } from '#client/calls/api.ts'
import type { StaffMember } from '../../people-contract.ts'
import type { Asked } from './with-password.tsx'

/** Makes somebody an administrator, or takes that back. */
export const askAdministration = ({ id, name, admin }: StaffMember): Asked =>
  admin
    ? {
        title: `Retirar a administração de ${name}`,
        text: `${name} volta a ver só o que é seu, ou o que alguém lhe compartilhou. O que fez fica; a sua página de agendamento sai de Contato, e os links de senha que entregaria deixam de valer. Vale na hora, também nas telas que já estão abertas.`,
        confirm: 'Retirar',
        danger: true,
        done: `${name} não administra mais`,
        act: (password) => api.accounts.people.withdraw({ id, password }),
      }
    : {
        title: `Tornar administrador: ${name}`,
        text: `${name} passa a ver e fazer o que você vê e faz: visitas, mensagens, pedidos, financeiro, horas e custos de todos, os textos do site, módulos e sistema, e as pessoas: convida, desativa e torna outros administradores. Vale na hora, e quem administra recebe um aviso.`,
        confirm: 'Tornar administrador',
        done: `${name} agora administra`,
        act: (password) => api.accounts.people.appoint({ id, password }),
      }
