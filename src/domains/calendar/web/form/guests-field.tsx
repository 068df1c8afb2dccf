import { TagsInput } from '@mantine/core'
import { useState } from 'react'
import { MAX_GUESTS } from '../../calendar.ts'
import { guestEmail } from '../../guests-contract.ts'

interface GuestsProps {
  emails: readonly string[]
  onChange: (emails: string[]) => void
}

/** Addresses of people from outside who are invited by e-mail. What is no address stays as it was typed, with the reason. */
export function GuestsField({ emails, onChange }: GuestsProps) {
  const [typed, setTyped] = useState('')
  const [error, setError] = useState('')

  function change(next: string[]) {
    const wrong = next.find((one) => !guestEmail.safeParse(one).success)
    if (wrong !== undefined) {
      setTyped(wrong)
      setError('Este e-mail não parece completo.')
      return
    }
    setError('')
    onChange([...new Set(next.map((one) => guestEmail.parse(one)))])
  }

  return (
    <TagsInput
      label="Convidar por e-mail"
      description="De fora da equipe. Recebem título, descrição, lugar e horário, e respondem por um link."
      placeholder={emails.length ? undefined : 'nome@exemplo.com.br'}
      type="email"
      error={error}
      splitChars={[',', ';', ' ']}
      acceptValueOnBlur
      maxTags={MAX_GUESTS}
      value={[...emails]}
      onChange={change}
      searchValue={typed}
      onSearchChange={(next) => {
        setTyped(next)
        if (next !== typed && error) setError('')
      }}
    />
  )
}
