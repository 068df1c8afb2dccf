import { Button } from '@mantine/core'
import type { LinePerson } from '../../board-contract.ts'
import { CommentField } from './comment-field.tsx'
import { CommentItem } from './comment-item.tsx'
import type { CommentList } from './use-lists.ts'
import type { TextEdits } from './use-text-edits.ts'

interface CommentsProps extends ListProps, NewCommentProps {}

/** The comments of a task, the oldest first, and a field for another. */
export const Comments = ({ list, edits, manages, ...field }: CommentsProps) => (
  <section aria-label="Comentários" className="stack gap-50">
    <h3>Comentários</h3>
    <CommentItems list={list} edits={edits} people={field.people} manages={manages} />
    <NewComment {...field} />
  </section>
)

interface ListProps {
  list: CommentList
  edits: TextEdits
  people: readonly LinePerson[]
  /** Whether the reader says who is of the line. */
  manages: boolean
}

export const CommentItems = ({ list, edits, people, manages }: ListProps) =>
  list.items.length > 0 && (
    <ul className="stack gap-75 bare-list">
      {list.items.map((comment) => (
        <CommentItem
          key={comment.id}
          comment={comment}
          people={people}
          typed={edits.typed.get(comment.id)}
          onType={(text) => edits.type(comment.id, text)}
          onSave={() => void edits.save(comment.id)}
          onRemove={() => void list.remove(comment.id)}
          onLetIn={manages && list.letIn ? (person) => void list.letIn?.(comment.id, person) : undefined}
        />
      ))}
    </ul>
  )

interface NewCommentProps {
  people: readonly LinePerson[]
  /** The text typed as the next comment. */
  typed: string
  onType: (typed: string) => void
  /** Adds the typed comment. */
  onAdd: () => Promise<boolean>
  /** Lines of the empty field. */
  rows?: number
}

/** The field for another comment. */
export const NewComment = ({ people, typed, onType, onAdd, rows }: NewCommentProps) => (
  <>
    <CommentField
      label="Novo comentário"
      placeholder={rows === 1 ? 'Comentar… @ chama alguém' : 'Comente em Markdown; @ chama alguém do quadro'}
      value={typed}
      onChange={onType}
      onSend={() => void onAdd()}
      people={people}
      {...(rows && { rows })}
    />
    <Button className="self-start" variant="default" size="compact-md" onClick={() => void onAdd()}>
      Comentar
    </Button>
  </>
)
