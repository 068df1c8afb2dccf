/** The mailbox of an e-mail: ana+1@… is that of ana@… with most providers, and with Gmail a.na@… too. For limits alone. */
export function mailboxOf(email: string): string {
  const [local = '', host = ''] = email.split('@')
  const name = local.replace(/\+.*/, '') || local
  return `${/^(gmail|googlemail)\.com$/.test(host) ? name.replaceAll('.', '') : name}@${host}`
}
