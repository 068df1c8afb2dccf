import { confirmAction } from './confirm.tsx'

/** For each open form, whether it has unsaved changes. */
export const openForms = new Set<() => boolean>()

/** Asks before signing out, which also removes drafts, if an open form has unsaved changes. */
export const confirmSignOut = async () =>
  ![...openForms].some((isOpenDirty) => isOpenDirty()) ||
  confirmAction({
    title: 'Sair da conta sem salvar?',
    text: 'Há alterações que ainda não foram salvas. Saindo da conta, elas se perdem, e os rascunhos deste navegador também.',
    confirm: 'Sair sem salvar',
    danger: true,
  })
