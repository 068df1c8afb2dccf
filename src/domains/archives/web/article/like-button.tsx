import { useEffect, useState } from 'react'
import { api } from '#client/calls/api.ts'
import { plural } from '#ui/formats.ts'
import { forgetLike, hasLiked, rememberLike } from './device-like.ts'
import styles from './like-button.module.css'

interface Props {
  /** The article's id; 0 or less disables the button's effect. */
  id: number
  likes: number
}

/** Likes an article, once for each device. */
export function LikeButton({ id, likes }: Props) {
  const [isLiked, setLiked] = useState(false)
  const [isTurning, setTurning] = useState(false)
  /** The count after this device's own like. */
  const [newCount, setNewCount] = useState<number>()
  useEffect(() => setLiked(hasLiked(id)), [id])

  async function like() {
    if (isLiked || id <= 0) return
    setLiked(true)
    // Another tab may have liked it since this one rendered.
    if (hasLiked(id)) return
    setTurning(true)
    setNewCount(likes + 1)
    rememberLike(id)
    try {
      const { data } = await api.analytics.track({ analytics: 'like-archive', id })
      if (data) setNewCount(data.likes)
    } catch {
      console.log('Unable to add your like to the file')
      forgetLike(id)
      setLiked(false)
      setNewCount(undefined)
    }
  }

  const count = plural(newCount ?? likes, 'curtida', 'curtidas')
  return (
    <div className={`row cluster ${styles.row}`}>
      <button
        type="button"
        className={`inline-row gap-60 no-border pill ${styles.like} ${isLiked ? styles.secondary : styles.primary}`}
        aria-pressed={isLiked}
        onClick={like}
      >
        <svg
          className={isTurning ? styles.turning : undefined}
          onAnimationEnd={() => setTurning(false)}
          viewBox="0 0 20 20"
          width="20"
          height="20"
          fill="currentColor"
          aria-hidden="true"
        >
          <path d="M10 17 3.5 10.6a4 4 0 0 1 5.7-5.7l.8.8.8-.8a4 4 0 0 1 5.7 5.7z" />
        </svg>
        <span className="hidden">Curtir este arquivo: </span>
        {count}
      </button>
      <span className="soft small">{isLiked ? 'Curtido neste aparelho.' : 'Uma curtida por aparelho.'}</span>
      <span className={styles.counted}>{count}</span>
    </div>
  )
}
