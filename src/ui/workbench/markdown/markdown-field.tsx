import { Anchor, Tabs } from '@mantine/core'
import { type ClipboardEvent, type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import { plural } from '../../formats.ts'
import { sendingMark } from '../form/sending.ts'
import { useFileDrop } from '../use-file-drop.ts'
import { COMMANDS, type CommandName } from './markdown-commands.ts'
import styles from './markdown-field.module.css'
import { commandOf, EditToolbar } from './markdown-toolbar.tsx'
import { EditPreview } from './preview.tsx'
import { type GivenText, usePreview } from './preview-loader.ts'
import { useSharedScroll } from './shared-scroll.ts'
import type { TextHelp } from './text-help.ts'
import { useTextPictures } from './text-pictures.ts'
import { changeText, continueListOn, pasteHtmlOn, pasteLinkOn } from './typing.ts'

interface EditMarkdownProps {
  help: TextHelp
  /** Accessible name of the text. */
  label?: string
  /** The initial text. */
  first: GivenText
  onChange: (markdown: string) => void
  error?: ReactNode
}

/** A Markdown editor with a preview beside it; on narrow screens they are two tabs. */
export function EditMarkdown({ help, label = 'Markdown', first, onChange, error }: EditMarkdownProps) {
  const area = useRef<HTMLTextAreaElement>(null)
  const shown = useRef<HTMLDivElement>(null)
  const id = useId()
  const [tab, setTab] = useState<string | null>('write')
  const [text, setText] = useState(first.markdown)
  const { preview, update, retry } = usePreview(help, first)
  const pictures = useTextPictures(help, area)
  const drop = useFileDrop((files) => void pictures.add(files))
  useSharedScroll(area, shown)

  function run(command: CommandName) {
    setTab('write')
    const field = area.current
    if (!field) return
    const { value, selectionStart, selectionEnd } = field
    changeText(field, COMMANDS[command]({ text: value, start: selectionStart, end: selectionEnd }))
  }

  /** Puts the caret where the description of the next picture without one goes. */
  function describe() {
    setTab('write')
    const field = area.current
    if (!field) return
    const from = field.value.indexOf(UNDESCRIBED, field.selectionEnd)
    const at = (from < 0 ? field.value.indexOf(UNDESCRIBED) : from) + UNDESCRIBED.indexOf(']')
    field.setSelectionRange(at, at)
    // Scrolls to the caret, and waits for a tab that was hidden.
    requestAnimationFrame(() => {
      field.blur()
      field.focus()
    })
  }

  function press(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (continueListOn(event)) return
    const command =
      (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey ? commandOf(event.key) : undefined
    if (!command) return
    event.preventDefault()
    event.stopPropagation()
    run(command)
  }

  function paste(event: ClipboardEvent<HTMLTextAreaElement>) {
    if (pasteLinkOn(event) || pasteHtmlOn(event)) return
    // Cells of some spreadsheets are on the clipboard as text and as a picture: paste the text.
    if (event.clipboardData.files.length === 0 || event.clipboardData.types.includes('text/plain')) return
    event.preventDefault()
    void pictures.add([...event.clipboardData.files])
  }

  return (
    <Tabs
      value={tab}
      onChange={setTab}
      keepMountedMode="display-none"
      className={styles.editor}
      data-wrong={error ? true : undefined}
    >
      <div className={`row cluster line-below gap-25-100 ${styles.bar}`}>
        <EditToolbar pictureTypes={help.pictureTypes} run={run} addPictures={(files) => void pictures.add(files)} />
        <Undescribed text={text} onDescribe={describe} />
        <p className={`soft push tiny tabular ${styles.words}`}>
          {(preview.words ?? 0) > 0 && lengthText(help, preview.words ?? 0)}
        </p>
        <Tabs.List className={styles.tabs}>
          <Tabs.Tab value="write">Escrever</Tabs.Tab>
          <Tabs.Tab value="preview">Prévia</Tabs.Tab>
        </Tabs.List>
      </div>
      <div className={`stack relative grow ${styles.panes}`}>
        <Tabs.Panel value="write" className={styles.pane}>
          <label className="hidden" htmlFor={id}>
            {label}
          </label>
          <textarea
            ref={area}
            id={id}
            name="markdown"
            className={`full-width full-height ink no-background no-border ${styles.text}`}
            defaultValue={first.markdown}
            data-dragging={drop.isOver || undefined}
            placeholder={'Escreva em Markdown.\nImagens podem ser soltas ou coladas aqui.'}
            spellCheck
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? `${id}-error` : undefined}
            onChange={({ currentTarget, nativeEvent }) => {
              onChange(currentTarget.value)
              setText(currentTarget.value)
              update(currentTarget.value)
              // Not after an undo, whose text would be replaced again.
              if ((nativeEvent as InputEvent).inputType === 'insertText') pictures.resolveEmbed(currentTarget)
            }}
            onKeyDown={press}
            onPaste={paste}
            {...sendingMark(pictures.isSending)}
            {...drop.props}
          />
        </Tabs.Panel>
        <Tabs.Panel value="preview" className={styles.pane}>
          <section
            ref={shown}
            className={`full-width full-height paper ${styles.preview}`}
            aria-label="Prévia"
            // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
            tabIndex={0}
          >
            <EditPreview preview={preview} retry={retry} />
          </section>
        </Tabs.Panel>
      </div>
      {error && (
        <p id={`${id}-error`} className={`error line-above ${styles.error}`}>
          {error}
        </p>
      )}
    </Tabs>
  )
}

/** A picture that says nothing to who cannot see it. */
const UNDESCRIBED = '![]('

/** How many pictures of a text have no description, with the way to write one. A mere ornament may stay without. */
function Undescribed({ text, onDescribe }: { text: string; onDescribe: () => void }) {
  const count = text.split(UNDESCRIBED).length - 1
  return (
    <p role="status" className="soft tiny">
      {count > 0 && (
        <>
          {plural(count, 'imagem sem descrição', 'imagens sem descrição')}{' '}
          <Anchor
            component="button"
            type="button"
            inherit
            title="Escreva entre os colchetes o que a imagem mostra. Um enfeite pode ficar sem."
            onClick={onDescribe}
          >
            Descrever
          </Anchor>
        </>
      )}
    </p>
  )
}

const lengthText = ({ describeLength }: TextHelp, words: number) =>
  describeLength ? describeLength(words) : plural(words, 'palavra', 'palavras')
