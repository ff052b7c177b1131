/**
 * Which features of JavaScript, of the Web APIs and of HTML a built script uses. Types are gone in
 * it, so a method is told by its name alone: a name that also belongs to a supported interface, or
 * that the site's code defines itself, says nothing (`map` of iterators; the type checker knows
 * those, see `lib` in apps/web/tsconfig.json).
 */
import { Visitor, parseSync, type ESTree, type VisitorObject } from 'rolldown/utils';
import { featuresIn, isFeature } from './browser-support.ts';

/** A use of one of the features, by their MDN keys. */
export interface Use {
  readonly written: string;
  readonly features: readonly string[];
}

export interface ScriptUses {
  readonly uses: readonly Use[];
  /** Calls of methods, by name: uses if no script defines a member of that name. */
  readonly calls: readonly Use[];
  readonly defined: ReadonlySet<string>;
}

const STATIC = '_static';
const BUILTINS = 'javascript.builtins';
const GLOBAL_SCOPES = ['api.Window', 'api.WorkerGlobalScope', 'api.ServiceWorkerGlobalScope'];

const globals = new Map<string, string>();
const members = new Map<string, string[]>();
for (const section of [`${BUILTINS}.Intl`, BUILTINS, 'api'])
  for (const name of featuresIn(section)) {
    globals.set(name, `${section}.${name}`);
    for (const member of featuresIn(`${section}.${name}`)) {
      const own = member.replace(STATIC, '');
      members.set(own, [...(members.get(own) ?? []), `${section}.${name}.${member}`]);
    }
  }
for (const scope of GLOBAL_SCOPES)
  for (const name of featuresIn(scope))
    if (!globals.has(name)) globals.set(name, `${scope}.${name}`);

/** A static member of a global, such as `Array.fromAsync`. */
function staticMember(owner: string, name: string): string | undefined {
  const key = globals.get(owner);
  return [`${key}.${name}${STATIC}`, `${key}.${name}`].find(isFeature);
}

export function scriptUses(code: string): ScriptUses {
  const { program, errors } = parseSync('script.js', code);
  if (errors.length > 0) throw new Error(errors[0]?.message);
  const names = new NameReader();
  const found: Use[] = [];
  const report: Report = (feature, written) =>
    found.push({ written, features: [`javascript.${feature}`] });
  const visitors = [
    names.visitor(),
    statementVisitor(report),
    expressionVisitor(report),
    markupVisitor(found),
  ];
  for (const visitor of visitors) new Visitor(visitor).visit(program);
  return { uses: [...names.uses(), ...found], calls: names.calls, defined: names.defined };
}

/** Global names, their static members and calls of methods. */
class NameReader {
  readonly calls: Use[] = [];
  readonly defined = new Set<string>();
  readonly #declared = new Set<string>();
  /** Identifiers that are not references: names of members, of labels, operands of `typeof`. */
  readonly #ignored = new Set<unknown>();
  readonly #references: { readonly name: string; readonly use: Use }[] = [];

  /** Without names that the script declares itself. */
  uses(): Use[] {
    const free = this.#references.filter(({ name }) => !this.#declared.has(name));
    return free.map(({ use }) => use);
  }

  visitor(): VisitorObject {
    const declares = (node: { id: ESTree.BindingPattern | null }) => this.#declare(node.id);
    const callable = (node: ESTree.Function | ESTree.ArrowFunctionExpression) => {
      this.#declare(node.id);
      for (const parameter of node.params) this.#declare(parameter);
    };
    const defines = (node: { key: ESTree.Node; computed: boolean }) => {
      if (node.computed || node.key.type !== 'Identifier') return;
      this.#ignored.add(node.key);
      this.defined.add(node.key.name);
    };
    return {
      VariableDeclarator: declares,
      ClassDeclaration: declares,
      ClassExpression: declares,
      FunctionDeclaration: callable,
      FunctionExpression: callable,
      ArrowFunctionExpression: callable,
      CatchClause: ({ param }) => this.#declare(param),
      ImportSpecifier: ({ local, imported }) => {
        this.#declare(local);
        this.#ignored.add(imported);
      },
      ExportSpecifier: ({ exported }) => this.#ignored.add(exported),
      Property: (node) => {
        // In a pattern, the key is read, not defined.
        if (node.shorthand || node.kind !== 'init') return;
        defines(node);
      },
      MethodDefinition: defines,
      PropertyDefinition: defines,
      LabeledStatement: ({ label }) => this.#ignored.add(label),
      UnaryExpression: ({ operator, argument }) => {
        if (operator === 'typeof') this.#ignored.add(argument);
      },
      AssignmentExpression: ({ left }) => {
        const name = memberName(left);
        if (name !== undefined) this.defined.add(name);
      },
      CallExpression: ({ callee }) => this.#call(memberName(callee)),
      MemberExpression: (node) => this.#member(node),
      Identifier: (node) => {
        const feature = globals.get(node.name);
        if (!feature || this.#ignored.has(node)) return;
        this.#references.push({
          name: node.name,
          use: { written: node.name, features: [feature] },
        });
      },
    };
  }

  #declare(pattern: ESTree.ParamPattern | null): void {
    for (const name of boundNames(pattern)) this.#declared.add(name);
  }

  #member(node: ESTree.MemberExpression): void {
    const name = memberName(node);
    if (name === undefined) return;
    this.#ignored.add(node.property);
    if (node.object.type !== 'Identifier') return;
    const owner = node.object.name;
    const feature = staticMember(owner, name);
    if (feature)
      this.#references.push({
        name: owner,
        use: { written: `${owner}.${name}`, features: [feature] },
      });
  }

  #call(name: string | undefined): void {
    const features = name === undefined ? undefined : members.get(name);
    if (features) this.calls.push({ written: `.${name}()`, features });
  }
}

function memberName(node: ESTree.Node): string | undefined {
  return node.type === 'MemberExpression' && !node.computed && node.property.type === 'Identifier'
    ? node.property.name
    : undefined;
}

function boundNames(pattern: ESTree.Node | null | undefined): string[] {
  if (!pattern) return [];
  if (pattern.type === 'Identifier') return [pattern.name];
  if (pattern.type === 'ArrayPattern') return pattern.elements.flatMap(boundNames);
  if (pattern.type === 'ObjectPattern') return pattern.properties.flatMap(boundNames);
  if (pattern.type === 'Property') return boundNames(pattern.value);
  if (pattern.type === 'AssignmentPattern') return boundNames(pattern.left);
  return pattern.type === 'RestElement' ? boundNames(pattern.argument) : [];
}

type Report = (feature: string, written: string) => void;

/** Statements and classes since ECMAScript 2018. */
function statementVisitor(report: Report): VisitorObject {
  let depth = 0;
  const enter = () => (depth += 1);
  const leave = () => (depth -= 1);
  return {
    FunctionDeclaration: enter,
    'FunctionDeclaration:exit': leave,
    FunctionExpression: enter,
    'FunctionExpression:exit': leave,
    ArrowFunctionExpression: enter,
    'ArrowFunctionExpression:exit': leave,
    AwaitExpression() {
      if (depth === 0) report('operators.await.top_level', 'await in a module');
    },
    ForOfStatement(node) {
      if (node.await) report('statements.for_await_of', 'for await');
    },
    CatchClause({ param }) {
      if (!param) report('statements.try_catch.optional_catch_binding', 'catch without a name');
    },
    VariableDeclaration({ kind }) {
      if (kind === 'using') report('statements.using', 'using');
      if (kind === 'await using') report('statements.await_using', 'await using');
    },
    StaticBlock: () => report('classes.static.initialization_blocks', 'static block'),
    PropertyDefinition({ key }) {
      report(`classes.${isPrivate(key) ? 'private' : 'public'}_class_fields`, 'class field');
    },
    MethodDefinition({ key }) {
      if (isPrivate(key)) report('classes.private_class_methods', 'private method');
    },
    ImportDeclaration({ attributes }) {
      if (attributes.length > 0) report('statements.import.import_attributes', 'import … with');
    },
    ExportAllDeclaration({ exported }) {
      if (exported) report('statements.export.namespace', 'export * as');
    },
  };
}

const OPERATORS: Readonly<Record<string, string>> = {
  '??': 'nullish_coalescing',
  '??=': 'nullish_coalescing_assignment',
  '||=': 'logical_or_assignment',
  '&&=': 'logical_and_assignment',
};

/** Expressions since ECMAScript 2018. */
function expressionVisitor(report: Report): VisitorObject {
  const operation = ({ operator }: { operator: string }): void => {
    const feature = OPERATORS[operator];
    if (feature) report(`operators.${feature}`, operator);
  };
  const construction = (node: ESTree.NewExpression | ESTree.CallExpression): void => {
    for (const one of constructedFeatures(node)) report(one, 'RegExp()');
  };
  return {
    LogicalExpression: operation,
    AssignmentExpression: operation,
    BinaryExpression({ left, operator }) {
      if (operator === 'in' && isPrivate(left))
        report('classes.private_class_fields_in', '#name in');
    },
    ChainExpression: () => report('operators.optional_chaining', '?.'),
    ObjectExpression({ properties }) {
      if (properties.some(({ type }) => type === 'SpreadElement'))
        report('operators.spread.spread_in_object_literals', '{ ... }');
    },
    ImportExpression({ options }) {
      report('operators.import', 'import()');
      if (options) report('operators.import.options_parameter', 'import(…, …)');
    },
    MetaProperty({ meta }) {
      if (meta.name === 'import') report('operators.import_meta', 'import.meta');
    },
    Literal(node) {
      if ('bigint' in node) report('builtins.BigInt', 'a BigInt literal');
      if ('regex' in node) for (const one of patternFeatures(node.regex)) report(one, '/…/');
      if (typeof node.value === 'number' && node.raw?.includes('_'))
        report('grammar.numeric_separators', '1_000');
    },
    NewExpression: construction,
    CallExpression: construction,
  };
}

const isPrivate = ({ type }: ESTree.Node): boolean => type === 'PrivateIdentifier';

interface Expression {
  readonly pattern: string;
  readonly flags: string;
}

const FLAGS: Readonly<Record<string, string>> = {
  d: 'builtins.RegExp.hasIndices',
  s: 'builtins.RegExp.dotAll',
  v: 'builtins.RegExp.unicodeSets',
};

function patternFeatures({ pattern, flags }: Expression): string[] {
  const groups = [...pattern.matchAll(/\(\?<(?<name>[\p{ID_Start}$_][\p{ID_Continue}$]*)>/gu)].map(
    ({ groups: found }) => found?.name,
  );
  const group = 'regular_expressions.named_capturing_group';
  return [
    ...Object.keys(FLAGS).flatMap((flag) => (flags.includes(flag) ? (FLAGS[flag] ?? []) : [])),
    ...(/\(\?<[=!]/.test(pattern) ? ['regular_expressions.lookbehind_assertion'] : []),
    ...(/\(\?[ims-]+:/.test(pattern) ? ['regular_expressions.modifier'] : []),
    ...(groups.length > 0 ? [group] : []),
    ...(new Set(groups).size < groups.length ? [`${group}.duplicate_named_capturing_groups`] : []),
  ];
}

/** `new RegExp('…', 'v')`, as far as its arguments are constants. */
function constructedFeatures({
  callee,
  arguments: given,
}: ESTree.NewExpression | ESTree.CallExpression): string[] {
  if (callee.type !== 'Identifier' || callee.name !== 'RegExp') return [];
  const [pattern, flags] = given.map(constant);
  return patternFeatures({ pattern: pattern ?? '', flags: flags ?? '' });
}

function constant(node: ESTree.Node): string | undefined {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node.type === 'TemplateLiteral' && node.expressions.length === 0)
    return node.quasis[0]?.value.cooked ?? undefined;
  return undefined;
}

/** Elements and their attributes, which React creates by `jsx('button', { … })`. */
function markupVisitor(found: Use[]): VisitorObject {
  return {
    CallExpression({ callee, arguments: [type, props] }) {
      const name = type && constant(type);
      // `createElement` of the document has an object of options.
      if (props?.type !== 'ObjectExpression' || memberName(callee) === 'createElement') return;
      const element = `html.elements.${name}`;
      if (!/^[a-z][a-z0-9]*$/.test(name ?? '') || !isFeature(element)) return;
      found.push({ written: `<${name}>`, features: [element] });
      for (const property of props.properties) {
        const attribute = attributeOf(property);
        const features = [element, 'html.global_attributes'].map(
          (owner) => `${owner}.${attribute}`,
        );
        const feature = features.find(isFeature);
        if (feature) found.push({ written: `<${name} ${attribute}>`, features: [feature] });
      }
    },
  };
}

function attributeOf(property: ESTree.ObjectPropertyKind): string | undefined {
  return property.type === 'Property' && property.key.type === 'Identifier'
    ? property.key.name.toLowerCase()
    : undefined;
}
