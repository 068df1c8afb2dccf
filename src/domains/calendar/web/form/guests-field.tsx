import { TagsInput } from '@mantine/core'
import { useState } from 'react'
import { useSession } from '#client/session/session.ts'
import { useUnreadable } from '#ui/workbench/form/use-unreadable.ts'
import { MAX_GUESTS } from '../../calendar.ts'
import { guestEmail } from '../../guests-contract.ts'

interface GuestsProps {
  emails: readonly string[]
  onChange: (emails: string[]) => void
}

/**
 * Addresses of people from outside who are invited by e-mail. What is no address stays as it was typed, with the reason, and
 * the event is not saved with it.
 */
export function GuestsField({ emails, onChange }: GuestsProps) {
  const { sendsMail } = useSession()
  const [typed, setTyped] = useState('')
  const [wrong, setWrong] = useState('')
  const unreadable = useUnreadable(wrong && typed === wrong ? 'Este e-mail não parece completo.' : undefined)

  function change(next: string[]) {
    // The field itself splits what is typed or pasted, but not what is filled in at once.
    const addresses = next.flatMap((one) => one.split(/[\s,;<>]+/)).filter(Boolean)
    const isGood = (one: string) => guestEmail.safeParse(one).success
    const left = addresses.filter((one) => !isGood(one)).join(', ')
    onChange([...new Set(addresses.filter(isGood).map((one) => guestEmail.parse(one)))])
    if (!left) return
    setTyped(left)
    setWrong(left)
    unreadable.leave()
  }

  return (
    <TagsInput
      {...unreadable.field}
      label="Convidar por e-mail"
      description={
        sendsMail
          ? 'De fora da equipe. Recebem título, descrição, lugar e horário, e respondem por um link.'
          : 'Esta instalação não envia e-mails: o convite não chega a ninguém.'
      }
      placeholder={emails.length ? undefined : 'nome@exemplo.com.br'}
      type="email"
      error={unreadable.error}
      splitChars={[',', ';', ' ']}
      acceptValueOnBlur
      maxTags={MAX_GUESTS}
      value={[...emails]}
      onChange={change}
      searchValue={typed}
      onSearchChange={setTyped}
    />
  )
}
