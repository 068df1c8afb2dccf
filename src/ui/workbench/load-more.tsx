import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { failureText } from '#client/failures.ts'
import styles from './load-more.module.css'

interface LoadMoreProps {
  /** The infinite query of the rows. */
  list: {
    error: Error | null
    hasNextPage: boolean
    isFetchingNextPage: boolean
    fetchNextPage: () => Promise<unknown>
  }
  align?: 'center' | 'start'
  /** The button's label. */
  children?: ReactNode
}

/** Shown below the rows loaded so far: an error of the last load, and the button for the next page. */
export const LoadMore = ({ list, align = 'center', children = 'Carregar mais' }: LoadMoreProps) => (
  <>
    {list.error && (
      <p className={styles.failure} role="alert">
        {failureText(list.error)}
      </p>
    )}
    {list.hasNextPage && (
      <Button
        className={styles.more}
        data-align={align}
        variant="default"
        loading={list.isFetchingNextPage}
        onClick={() => void list.fetchNextPage()}
      >
        {children}
      </Button>
    )}
  </>
)
