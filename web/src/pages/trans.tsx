export default function Trans() {
  return <h1>Trans</h1>;
}
