import { Button, Group } from '@mantine/core'
import { useManners } from '#client/interface/manners.ts'
import { dateTime } from '#time.ts'
import { Prose } from '#ui/prose/prose.tsx'
import { confirmAction } from '#ui/workbench/confirm.tsx'
import { Face } from '#ui/workbench/face.tsx'
import type { LinePerson } from '../../board-contract.ts'
import type { Comment } from '../../task-contract.ts'
import { CommentField } from './comment-field.tsx'
import styles from './comments.module.css'

interface CommentItemProps {
  comment: Comment
  people: readonly LinePerson[]
  /** What is typed as its new text; undefined while it is not being changed. */
  typed: string | undefined
  onType: (typed: string | undefined) => void
  onSave: () => void
  onRemove: () => void
  /** Puts somebody into the line; absent for who may not. */
  onLetIn: ((person: number) => void) | undefined
}

const NOBODY = { name: 'Conta excluída', email: '' }

export function CommentItem({ comment, people, typed, onType, onSave, onRemove, onLetIn }: CommentItemProps) {
  const author = comment.author ?? NOBODY
  const { personByName } = useManners()

  async function askToRemove() {
    const sure = await confirmAction({
      title: 'Excluir este comentário?',
      text: 'Ele some para todos. Não há como desfazer.',
      confirm: 'Excluir',
      danger: true,
    })
    if (sure) onRemove()
  }

  return (
    <li className="flex gap-75">
      <Face person={author} size={32} />
      <div className={`grow may-shrink ${styles.said}`}>
        <p className="soft tiny break-anywhere">
          <b className="ink strong" title={personByName ? author.email : author.name}>
            {(!personByName && author.email) || author.name}
          </b>{' '}
          <time className="tabular" dateTime={comment.created}>
            {dateTime(comment.created)}
          </time>
          {comment.updated !== comment.created && <span title={dateTime(comment.updated)}> (editado)</span>}
        </p>
        {typed === undefined ? (
          <>
            {comment.html ? (
              <Prose html={comment.html} />
            ) : (
              <p className={`break-anywhere ${styles.plain}`}>{comment.comment}</p>
            )}
            {comment.outside.map(({ id, name }) => (
              <p key={id} className="soft tiny">
                {name} não é do quadro: não recebeu o aviso.{' '}
                {onLetIn && (
                  <Button variant="subtle" size="compact-xs" onClick={() => onLetIn(id)}>
                    Pôr no quadro
                  </Button>
                )}
              </p>
            ))}
            {comment.own && (
              <Group gap="xs" className={styles.own}>
                <Button variant="subtle" size="compact-xs" onClick={() => onType(comment.comment)}>
                  Editar
                </Button>
                <Button variant="subtle" color="red" size="compact-xs" onClick={() => void askToRemove()}>
                  Excluir
                </Button>
              </Group>
            )}
          </>
        ) : (
          <>
            <CommentField
              label="Alterar comentário"
              value={typed}
              onChange={onType}
              onSend={onSave}
              onCancel={() => onType(undefined)}
              people={people}
            />
            <Group gap="xs" mt="xs">
              <Button size="compact-md" onClick={onSave}>
                Guardar
              </Button>
              <Button variant="default" size="compact-md" onClick={() => onType(undefined)}>
                Desistir
              </Button>
            </Group>
          </>
        )}
      </div>
    </li>
  )
}
