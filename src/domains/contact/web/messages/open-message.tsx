import { Button, Tooltip } from '@mantine/core'
import {
  IconArchive,
  IconArchiveOff,
  IconChecks,
  IconDownload,
  IconFilePlus,
  IconMail,
  IconTrash,
} from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useSay } from '#client/interface/say.ts'
import { useIsOn } from '#client/session/modules.ts'
import { fileSize } from '#file-size.ts'
import { dateTime } from '#time.ts'
import { Fact } from '#ui/parts/fact.tsx'
import { useKeys } from '#ui/workbench/keys/use-keys.ts'
import { LinkButton } from '#ui/workbench/link-button.tsx'
import type { StoredMessage } from '../../contract.ts'
import { AnswerLinks } from './answer-links.tsx'
import type { Entered } from './message-list.tsx'
import styles from './open-message.module.css'
import type { Mailbox } from './use-mailbox.ts'

const ANSWERED = ['Respondida', 'Marcar como respondida'] as const

interface OpenMessageProps {
  message: StoredMessage
  mailbox: Mailbox
  /** Whether to focus the heading, because the list is hidden. */
  takesFocus: boolean
  /** The heading takes the focus where its row was opened by Enter. */
  entered: Entered | undefined
  /** It has the focus: who comes back by another way stays where they are. */
  onEntered: () => void
}

/** A message with its answer links and actions. */
export function OpenMessage({ message, mailbox, takesFocus, entered, onEntered }: OpenMessageProps) {
  const { id, name, contact, created_at, first_page, archived, answered } = message
  const isOn = useIsOn()
  const say = useSay()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus) heading.current?.focus({ preventScroll: true })
  }, [takesFocus])
  useEffect(() => {
    if (entered?.id !== id) return
    heading.current?.focus({ preventScroll: true })
    onEntered()
  }, [entered, id, onEntered])
  const answer = useRef<HTMLElement>(null)
  const navigate = useNavigate()
  const hasQuotes = isOn({ module: 'budgets' })
  useKeys('message_keys', {
    r: () => answer.current?.click(),
    ...(hasQuotes && { o: () => navigate({ to: '/dashboard/budget-create', search: { mensagem: id } }) }),
  })

  return (
    <article
      className={`stack gap-150 break-anywhere surface outlined ${styles.message}`}
      aria-labelledby="mensagem-aberta"
    >
      <header>
        <h2 className="tight" id="mensagem-aberta" ref={heading} tabIndex={-1}>
          {name}
        </h2>
        <dl className={`stack icon-column ${styles.facts}`}>
          <Fact label="Contato">{contact}</Fact>
          <Fact label="Recebida">
            <time dateTime={created_at}>{dateTime(created_at)}</time>
          </Fact>
          {first_page && <Fact label="Entrou no site por">{first_page}</Fact>}
        </dl>
      </header>
      <p className={`measure ${styles.text}`}>{message.message}</p>
      <MessageFile message={message} />
      <AnswerLinks
        message={message}
        first={answer}
        onAnswer={() => !answered && void mailbox.mark([id], { answered: true })}
      />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for what is filled in */}
      <div className="cluster gap-50 line-above pad-top-125" role="group" aria-label="Com esta mensagem">
        <Tooltip label={archived ? 'Volta à entrada (e)' : 'Sai da entrada e fica guardada (e)'}>
          <Button
            variant="default"
            leftSection={archived ? <IconArchiveOff size={18} aria-hidden /> : <IconArchive size={18} aria-hidden />}
            onClick={() => void mailbox.archive([id], !archived)}
          >
            {archived ? 'Desarquivar' : 'Arquivar'}
          </Button>
        </Tooltip>
        <Tooltip label="Fecha e deixa para depois (u)">
          <Button
            variant="default"
            leftSection={<IconMail size={18} aria-hidden />}
            onClick={() => void mailbox.leaveUnread(id)}
          >
            Marcar como não lida
          </Button>
        </Tooltip>
        <Button
          variant="default"
          leftSection={<IconChecks size={18} aria-hidden />}
          aria-pressed={answered}
          className={styles.answered}
          onClick={() => void mailbox.mark([id], { answered: !answered })}
        >
          {answered ? 'Respondida' : say(ANSWERED)}
        </Button>
        {hasQuotes && <CreateQuote message={message} />}
        <Button
          variant="default"
          leftSection={<IconTrash size={18} aria-hidden />}
          onClick={() => void mailbox.erase([message])}
        >
          Excluir
        </Button>
      </div>
    </article>
  )
}

/** Begins a quote for who wrote a message, with the piece that it asks for as a line. */
const CreateQuote = ({ message: { id } }: { message: StoredMessage }) => (
  <Tooltip label="Com o cliente, e a linha da peça (o)">
    <LinkButton
      to="/dashboard/budget-create"
      search={{ mensagem: id }}
      variant="default"
      leftSection={<IconFilePlus size={18} aria-hidden />}
    >
      Criar orçamento
    </LinkButton>
  </Tooltip>
)

/** The file that came with a request for a piece. */
const MessageFile = ({ message: { id, file } }: { message: StoredMessage }) =>
  file && (
    <Button
      component="a"
      variant="default"
      className="self-start"
      leftSection={<IconDownload size={18} aria-hidden />}
      href={`/api/v1/contact/file?id=${id}`}
      download={file.name}
    >
      {file.name} ({fileSize(file.size)})
    </Button>
  )
