import { createContext, use } from 'react';
import { Link } from 'react-router';
import { SizedPicture } from './sized-picture.tsx';
import { type Block, blocksOf, type Part } from './markdown.ts';

/** An article of ours, drawn from its Markdown. */
export function ArticleBody({
  markdown,
  isPreview = false,
}: {
  readonly markdown: string;
  /** Beside the text that is being written: a link must not leave the page. */
  readonly isPreview?: boolean;
}) {
  return (
    <LinkTarget value={isPreview ? '_blank' : undefined}>
      {blocksOf(markdown).map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: blocks of one article keep their places.
        <OneBlock key={index} block={block} />
      ))}
    </LinkTarget>
  );
}

const LinkTarget = createContext<'_blank' | undefined>(undefined);

function OneBlock({ block }: { block: Block }) {
  if (block.kind === 'heading') {
    const Heading = block.level === 2 ? 'h2' : 'h3';
    return (
      <Heading>
        <Parts parts={block.parts} />
      </Heading>
    );
  }
  if (block.kind === 'picture') return <SizedPicture src={block.src} alt={block.alt} />;
  if (block.kind === 'paragraph')
    return (
      <p>
        <Parts parts={block.parts} />
      </p>
    );
  const List = block.isOrdered ? 'ol' : 'ul';
  return (
    <List>
      {block.items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of one list never change places.
        <li key={index}>
          <Parts parts={item} />
        </li>
      ))}
    </List>
  );
}

function Parts({ parts }: { parts: readonly Part[] }) {
  const target = use(LinkTarget);
  return parts.map((part, index) => {
    const key = `${index}${part.text}`;
    if (part.kind === 'strong') return <strong key={key}>{part.text}</strong>;
    if (part.kind === 'em') return <em key={key}>{part.text}</em>;
    if (part.kind === 'link')
      return (
        <Link key={key} to={part.to} reloadDocument target={target}>
          {part.text}
        </Link>
      );
    return part.text;
  });
}
