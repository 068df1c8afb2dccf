import type { SecurityEvent } from '#platform/contract/security.ts'

/** What each event is called on the screen and in the file. */
export const EVENT_LABELS: Readonly<Record<SecurityEvent, string>> = {
  'sign-in': 'Entrada',
  'sign-in-refused': 'Entrada recusada',
  limit: 'Limite atingido',
  invitation: 'Convite',
  'password-link': 'Link para definir a senha',
  password: 'Senha trocada',
  email: 'E-mail trocado',
  'second-factor': 'Segundo fator',
  disabled: 'Acesso desativado',
  enabled: 'Acesso devolvido',
  sessions: 'Sessões encerradas',
  settings: 'Configurações',
  export: 'Exportação',
  deletion: 'Exclusão',
  'demo-removed': 'Demonstração removida',
  restore: 'Backup restaurado',
}
