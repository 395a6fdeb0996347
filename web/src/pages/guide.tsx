export default function Guide() {
  return <h1>Guide</h1>;
}
